import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches = {
  ltr: createCache({ key: 'formltr', prepend: true }),
  rtl: createCache({
    key: 'formrtl',
    prepend: true,
    stylisPlugins: [prefixer, rtlPlugin],
  }),
};

export default function RightToLeftForm() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('rtl');
  const withDirection = React.useCallback(
    (outer: Theme) => ({ ...outer, direction }),
    [direction],
  );

  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={withDirection}>
        <Stack
          dir={direction}
          spacing={2}
          sx={{ width: 280, maxWidth: '100%', mx: 'auto' }}
        >
          <FormControlLabel
            label="Right to left"
            control={
              <Switch
                checked={direction === 'rtl'}
                onChange={(event) =>
                  setDirection(event.target.checked ? 'rtl' : 'ltr')
                }
              />
            }
          />
          <TextField
            lang="ar"
            label="السعر"
            defaultValue="45"
            slotProps={{
              input: {
                endAdornment: <InputAdornment position="end">$</InputAdornment>,
              },
            }}
          />
          <Slider aria-label="Guests" defaultValue={4} min={1} max={12} marks />
          <Rating name="rtl-rating" defaultValue={2} />
          <Button
            lang="ar"
            variant="contained"
            sx={{ alignSelf: 'flex-start', ml: 4 }}
          >
            احجز الآن
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
