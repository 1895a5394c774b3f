import SvgIcon from '@mui/material/SvgIcon';

/** Two leaves on a stem. */
export function Logo() {
  return (
    <SvgIcon color="primary" sx={{ fontSize: 32 }} viewBox="0 0 32 32">
      <path d="M15 30V17C8 17 3 13 3 5c8 0 12 4 13 9 1-6 5-11 13-12 0 9-5 15-12 16v12z" />
    </SvgIcon>
  );
}
