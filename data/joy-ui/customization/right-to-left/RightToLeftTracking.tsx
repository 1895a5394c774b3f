import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'tracking-rtl',
  prepend: true,
  stylisPlugins: [prefixer, rtlPlugin],
});

const Mirrored = styled('code')`
  padding-left: 12px;
  border-left: 4px solid;
  text-align: left;
`;

const Kept = styled('code')`
  /* @noflip */
  padding-left: 12px;
  /* @noflip */
  border-left: 4px solid;
  /* @noflip */
  text-align: left;
`;

export default function RightToLeftTracking() {
  return (
    <CacheProvider value={cache}>
      <Stack dir="rtl" spacing={1} useFlexGap sx={{ p: 2 }}>
        <Typography level="body-sm">Mirrored</Typography>
        <Mirrored>CH-2041-88</Mirrored>
        <Typography level="body-sm">Kept</Typography>
        <Kept dir="ltr">CH-2041-88</Kept>
      </Stack>
    </CacheProvider>
  );
}
