import * as React from 'react';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { useColorScheme } from '@mui/joy/styles';

export function ModeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);

  // A server doesn't know the mode, so the first render must not depend on it.
  React.useEffect(() => setMounted(true), []);

  return (
    <Typography
      component="label"
      level="body-sm"
      endDecorator={
        <Switch
          checked={mounted && colorScheme === 'dark'}
          onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
        />
      }
    >
      Dark mode
    </Typography>
  );
}
