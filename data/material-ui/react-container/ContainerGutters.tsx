import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ContainerGutters() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box sx={{ py: 2 }}>
      <Container maxWidth="sm">
        <FormControlLabel
          control={
            <Switch
              checked={disabled}
              onChange={(_, checked) => setDisabled(checked)}
            />
          }
          label="disableGutters"
        />
      </Container>
      <Container
        maxWidth="sm"
        disableGutters={disabled}
        sx={{ border: 1, borderStyle: 'dashed', borderColor: 'text.secondary' }}
      >
        <Box sx={{ p: 3, bgcolor: 'action.selected' }}>
          Flight details, from gate to seat, in a container of 600px
        </Box>
      </Container>
    </Box>
  );
}
