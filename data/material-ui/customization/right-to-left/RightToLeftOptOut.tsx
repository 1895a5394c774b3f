import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'optoutrtl',
  prepend: true,
  stylisPlugins: [prefixer, rtlPlugin],
});

const Mirrored = styled('code')`
  border-left: 4px solid;
  padding-left: 12px;
  text-align: left;
`;

const Kept = styled('code')`
  /* @noflip */
  border-left: 4px solid;
  /* @noflip */
  padding-left: 12px;
  /* @noflip */
  text-align: left;
`;

export default function RightToLeftOptOut() {
  return (
    <CacheProvider value={cache}>
      <Stack dir="rtl" spacing={1} sx={{ p: 1 }}>
        <Typography variant="body2">Mirrored</Typography>
        <Mirrored>npm install</Mirrored>
        <Typography variant="body2">Kept</Typography>
        <Kept dir="ltr">npm install</Kept>
      </Stack>
    </CacheProvider>
  );
}
