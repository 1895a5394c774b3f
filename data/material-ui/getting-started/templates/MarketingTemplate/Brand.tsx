import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

/** Name and logo: a pot with a lid. */
export function Brand() {
  return (
    <Stack direction="row" component="span" sx={{ gap: 1.25, alignItems: 'center' }}>
      <SvgIcon color="primary" viewBox="0 0 32 32" sx={{ fontSize: 34 }}>
        <path d="M14 4h4v3h-4zM7 8h18a2 2 0 0 1 2 2v2H5v-2a2 2 0 0 1 2-2zM2 14h28v4h-3v5a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6v-5H2z" />
      </SvgIcon>
      <Typography
        component="span"
        sx={(theme) => ({
          fontFamily: theme.typography.h1.fontFamily,
          fontSize: '1.5rem',
          fontWeight: 700,
        })}
      >
        Potluck
      </Typography>
    </Stack>
  );
}
