import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

// The server's time zone says nothing about the reader's.
function TimeZone() {
  return <>{Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}

export default function NoSsrTimeZone() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Delivery times are shown for
      </Typography>
      <Typography component="div" variant="h6" sx={{ minWidth: 200 }}>
        <NoSsr fallback={<Skeleton />}>
          <TimeZone />
        </NoSsr>
      </Typography>
    </Box>
  );
}
