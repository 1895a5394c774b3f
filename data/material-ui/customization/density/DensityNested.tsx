import * as React from 'react';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const dense = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

function ContactForm({ title }: { title: string }) {
  const id = React.useId();

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} component="p" variant="subtitle2">
        {title}
      </Typography>
      <Stack role="group" aria-labelledby={id} spacing={2} useFlexGap>
        <TextField id={`${id}-name`} label="Name" />
        <TextField id={`${id}-email`} label="Email" />
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
          <Button variant="contained">Save</Button>
          {/* A prop on the element wins over the theme. */}
          <Button size="medium">Cancel</Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

export default function DensityNested() {
  return (
    <Grid2 container spacing={4}>
      <Grid2 size={{ xs: 12, sm: 6 }}>
        <ContactForm title="Default theme" />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 6 }}>
        <ThemeProvider theme={dense}>
          <ContactForm title="Dense theme" />
        </ThemeProvider>
      </Grid2>
    </Grid2>
  );
}
