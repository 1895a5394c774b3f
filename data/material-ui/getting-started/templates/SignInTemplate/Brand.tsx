import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

/** Name and logo: a sheet with a folded corner and three lines. */
export function Brand() {
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
      <SvgIcon color="primary" viewBox="0 0 32 32" sx={{ fontSize: 32 }}>
        <path d="M6 2h14l8 8v18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm13 3v6h6zM9 16v2.5h14V16zm0 6v2.5h9V22z" />
      </SvgIcon>
      <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
        Ledger Lane
      </Typography>
    </Stack>
  );
}
