import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Billing = 'Monthly' | 'Yearly';

const PLANS = [
  {
    name: 'Solo',
    price: { Monthly: 0, Yearly: 0 },
    text: 'For one person who cooks now and then.',
    includes: ['Three meals a week', 'Shopping list', '200 recipes'],
  },
  {
    name: 'Family',
    price: { Monthly: 6, Yearly: 5 },
    text: 'For everyone around one table.',
    includes: [
      'Seven meals a week',
      'Six people who vote',
      'What is in the fridge',
      'All 4,000 recipes',
    ],
    isPopular: true,
  },
  {
    name: 'Shared house',
    price: { Monthly: 10, Yearly: 8 },
    text: 'For people who split the bill.',
    includes: ['Everything in Family', 'Fifteen people', 'Who cooks, who paid'],
  },
];

export function Pricing() {
  const [billing, setBilling] = React.useState<Billing>('Yearly');

  return (
    <Container
      component="section"
      id="pricing"
      aria-labelledby="pricing-title"
      sx={{ py: { xs: 6, md: 10 }, scrollMarginTop: 48 }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          gap: 3,
          justifyContent: 'space-between',
          alignItems: { xs: 'flex-start', sm: 'flex-end' },
        }}
      >
        <Typography id="pricing-title" variant="h2">
          Cheaper than one takeaway
        </Typography>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Billing"
          value={billing}
          onChange={(_, chosen: Billing | null) => chosen && setBilling(chosen)}
        >
          <ToggleButton value="Monthly">Monthly</ToggleButton>
          <ToggleButton value="Yearly">Yearly</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2.5,
          m: 0,
          mt: 5,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {PLANS.map(({ name, price, text, includes, isPopular = false }) => (
          <Paper
            key={name}
            component="li"
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              p: 3.5,
              borderWidth: isPopular ? 2 : 1,
              borderColor: isPopular ? 'primary.main' : 'divider',
            }}
          >
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <Typography variant="h3">{name}</Typography>
              {isPopular && (
                <Chip size="small" color="primary" label="Most chosen" />
              )}
            </Stack>
            <Typography component="p" variant="h2" sx={{ mt: 2 }} aria-live="polite">
              {price[billing] === 0 ? 'Free' : `$${price[billing]}`}
              {price[billing] > 0 && (
                <Typography component="span" color="textSecondary">
                  {' '}
                  a month
                </Typography>
              )}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {text}
            </Typography>
            <Stack
              component="ul"
              sx={{ m: 0, my: 3, p: 0, gap: 1.25, listStyle: 'none' }}
            >
              {includes.map((one) => (
                <Stack key={one} component="li" direction="row" sx={{ gap: 1.25 }}>
                  <CheckIcon color="success" />
                  <span>{one}</span>
                </Stack>
              ))}
            </Stack>
            <Button
              href="https://example.com/start"
              variant={isPopular ? 'contained' : 'outlined'}
              sx={{ mt: 'auto' }}
            >
              Start with {name}
            </Button>
          </Paper>
        ))}
      </Box>
    </Container>
  );
}
