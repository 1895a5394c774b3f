import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const topics = ['Getting started', 'Billing', 'Account', 'Contact'];
const panel = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  height: '100%',
};

export default function Grid2PageLayout() {
  return (
    <Grid2 container spacing={2} sx={{ p: 2 }}>
      <Grid2 component="header" size={12}>
        <Typography variant="h5" component="h1">
          Help center
        </Typography>
      </Grid2>
      <Grid2 component="nav" aria-label="Topics" size={{ xs: 12, sm: 4, md: 3 }}>
        <Stack spacing={1} useFlexGap sx={{ ...panel, alignItems: 'flex-start' }}>
          {topics.map((topic) => (
            <Link key={topic} component="button" type="button">
              {topic}
            </Link>
          ))}
        </Stack>
      </Grid2>
      <Grid2 component="main" size={{ xs: 12, sm: 'grow' }}>
        <Box sx={panel}>
          <Typography variant="h6" component="h2" gutterBottom>
            Where is my invoice?
          </Typography>
          <Typography>
            We send invoices by email on the first day of the month. You can download
            all of them under Billing.
          </Typography>
        </Box>
      </Grid2>
      <Grid2 component="aside" aria-label="Hours" size={{ xs: 12, md: 3 }}>
        <Box sx={panel}>
          <Typography variant="body2">
            Our team answers from Monday to Friday, 9:00 to 17:00.
          </Typography>
        </Box>
      </Grid2>
    </Grid2>
  );
}
