import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { WeekPlan } from './WeekPlan';

export function Hero() {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.1fr minmax(0, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Typography variant="h1">Dinner is decided. All week.</Typography>
          <Typography
            sx={{ fontSize: '1.25rem', maxWidth: '32rem' }}
            color="textSecondary"
          >
            Potluck plans seven meals that your family likes, writes the shopping
            list, and uses up what is in the fridge.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button href="#pricing" variant="contained" size="large">
              Plan my week
            </Button>
            <Button href="#features" variant="outlined" size="large">
              See how it works
            </Button>
          </Stack>
        </Stack>
        <WeekPlan />
      </Box>
    </Container>
  );
}
