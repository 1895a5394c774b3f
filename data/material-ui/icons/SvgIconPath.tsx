import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function TicketIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4Zm6 3v4h2v-4Zm4 0v4h2v-4Z" />
    </SvgIcon>
  );
}

// This file was drawn on a grid of 10, so the viewBox has to say so.
function FlagIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 10 10" {...props}>
      <path d="M2 1h6L6.5 3 8 5H3v4H2Z" />
    </SvgIcon>
  );
}

export default function SvgIconPath() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <TicketIcon fontSize="large" />
      <TicketIcon fontSize="large" color="primary" />
      <FlagIcon fontSize="large" />
      <FlagIcon fontSize="large" color="error" />
    </Stack>
  );
}
