import * as React from 'react';
import Button from '@mui/material/Button';
import Grid2 from '@mui/material/Grid2';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const compact = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

function CallForm({ title }: { title: string }) {
  const id = React.useId();

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Stack role="group" aria-labelledby={id} spacing={2} useFlexGap>
        <TextField id={`${id}-street`} label="Street" />
        <TextField id={`${id}-crew`} label="Crew" />
        <Stack direction="row" spacing={1} useFlexGap>
          <Button variant="contained">Send</Button>
          {/* A prop on the element wins over the theme. */}
          <Button size="medium">Hold</Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

export default function DispatchDesk() {
  return (
    <Grid2 container spacing={4}>
      <Grid2 size={{ xs: 12, sm: 6 }}>
        <CallForm title="As around it" />
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 6 }}>
        <ThemeProvider theme={compact}>
          <CallForm title="With small defaults" />
        </ThemeProvider>
      </Grid2>
    </Grid2>
  );
}
