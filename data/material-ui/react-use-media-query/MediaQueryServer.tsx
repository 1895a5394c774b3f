import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const devices = { phone: 390, tablet: 820, desktop: 1440 };

const ignore = () => {};

/** Answers queries with min-width or max-width as a window of this width. */
function emulateWidth(width: number) {
  return (query: string): MediaQueryList => {
    const [, min = 0] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
    const [, max = Infinity] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
    return {
      media: query,
      matches: Number(min) <= width && width <= Number(max),
      onchange: null,
      addEventListener: ignore,
      removeEventListener: ignore,
      addListener: ignore,
      removeListener: ignore,
      dispatchEvent: () => false,
    };
  };
}

function Result() {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'));
  return (
    <Alert severity="success">
      {isWide ? 'The HTML has three columns.' : 'The HTML has one column.'}
    </Alert>
  );
}

export default function MediaQueryServer() {
  const [device, setDevice] = React.useState<keyof typeof devices>('desktop');
  const matchMedia = React.useMemo(() => emulateWidth(devices[device]), [device]);

  const withDevice = (outer: Theme): Theme => ({
    ...outer,
    components: {
      ...outer.components,
      MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: matchMedia, matchMedia } },
    },
  });

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Device"
        value={device}
        onChange={(event, next) => next && setDevice(next)}
      >
        {Object.keys(devices).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={withDevice}>
        <Result />
      </ThemeProvider>
    </Stack>
  );
}
