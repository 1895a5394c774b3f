import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = ['Reply', 'Move', 'Flag'];

export default function ButtonGroupBasic() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Message from Lena Ortiz">
        {actions.map((action) => (
          <Button key={action} onClick={() => setLast(action)}>
            {action}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Last action: {last}
      </Typography>
    </Stack>
  );
}
