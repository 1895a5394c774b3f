import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const tags = ['Vegan', 'Gluten-free', 'Under 30 minutes', 'One pot', 'Freezes well'];

export default function StackFlexGap() {
  const [useFlexGap, setUseFlexGap] = React.useState(false);

  return (
    <Stack spacing={2} useFlexGap sx={{ width: 300, alignItems: 'flex-start' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={useFlexGap}
            onChange={(event) => setUseFlexGap(event.target.checked)}
          />
        }
      >
        useFlexGap
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap={useFlexGap}
        sx={{ flexWrap: 'wrap' }}
      >
        {tags.map((tag) => (
          <Chip key={tag} variant="outlined">
            {tag}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
