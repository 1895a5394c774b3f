import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Place from '@mui/icons-material/Place';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches = {
  ltr: createCache({ key: 'order-ltr', prepend: true }),
  rtl: createCache({
    key: 'order-rtl',
    prepend: true,
    stylisPlugins: [prefixer, rtlPlugin],
  }),
};

export default function RightToLeftOrder() {
  const [isRtl, setRtl] = React.useState(true);
  const direction = isRtl ? 'rtl' : 'ltr';

  return (
    <CacheProvider value={caches[direction]}>
      <Stack
        dir={direction}
        spacing={2}
        useFlexGap
        sx={{ width: 280, maxWidth: '100%', mx: 'auto', p: 2 }}
      >
        <Typography
          component="label"
          endDecorator={
            <Switch
              checked={isRtl}
              onChange={(event) => setRtl(event.target.checked)}
            />
          }
        >
          Right to left
        </Typography>
        <Input
          lang="he"
          defaultValue="חיפה"
          startDecorator={<Place />}
          slotProps={{ input: { 'aria-label': 'Town' } }}
        />
        <Slider
          key={direction}
          isRtl={isRtl}
          aria-label="Crates"
          defaultValue={3}
          min={1}
          max={10}
          marks
        />
        <Button
          lang="he"
          sx={{ alignSelf: 'flex-start', ml: 4 }}
          endDecorator={<ArrowForward sx={{ scale: isRtl ? '-1 1' : 'none' }} />}
        >
          הזמנה
        </Button>
      </Stack>
    </CacheProvider>
  );
}
