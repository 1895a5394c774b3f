import * as React from 'react';
import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

// One theme for both modes: `light-dark()` follows the page's `color-scheme`.
const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 6 },
  palette: {
    ink: 'light-dark(#1b1f24, #e8ebef)',
    muted: 'light-dark(#555d67, #aab3be)',
    line: 'light-dark(#d5d9df, #3a424d)',
    paper: 'light-dark(#fff, #1b2027)',
    accent: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      text: 'light-dark(#fff, #062e6f)',
      tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    },
  },
});

const plans = [
  { id: 'solo', name: 'Solo', monthly: 8, yearly: 6, storage: '20 GB', share: 0.1 },
  {
    id: 'team',
    name: 'Team',
    monthly: 14,
    yearly: 11,
    storage: '80 GB',
    share: 0.4,
  },
  {
    id: 'office',
    name: 'Office',
    monthly: 24,
    yearly: 19,
    storage: '200 GB',
    share: 1,
  },
] as const;

const periods = { monthly: 'Monthly', yearly: 'Yearly' };

export default function SystemPriceList() {
  const [period, setPeriod] = React.useState<keyof typeof periods>('yearly');
  const [chosen, setChosen] = React.useState<string>('team');
  const [booked, setBooked] = React.useState<string | null>(null);
  const name = React.useId();
  const plan = plans.find(({ id }) => id === chosen) ?? plans[0];

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ containerType: 'inline-size', width: '100%', maxWidth: 480 }}>
        <Stack
          spacing={4}
          useFlexGap
          sx={{
            p: { '@': 4, '@340': 5 },
            border: 1,
            borderColor: 'line',
            borderRadius: 3,
            bgcolor: 'paper',
            color: 'ink',
            lineHeight: 1.4,
          }}
        >
          <Stack
            direction="row"
            spacing={3}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Box sx={{ flexGrow: 1, fontSize: 20, fontWeight: 650 }}>
              Choose a plan
            </Box>
            <Choices label="Billing">
              {(Object.keys(periods) as (keyof typeof periods)[]).map((key) => (
                <Box
                  key={key}
                  component="button"
                  type="button"
                  aria-pressed={period === key}
                  onClick={() => setPeriod(key)}
                  sx={{
                    border: 0,
                    borderRadius: 20,
                    px: 3,
                    py: 1.5,
                    bgcolor: period === key ? 'accent.main' : 'transparent',
                    color: period === key ? 'accent.text' : 'ink',
                    font: 'inherit',
                    fontSize: 14,
                    fontWeight: 600,
                    cursor: 'pointer',
                  }}
                >
                  {periods[key]}
                </Box>
              ))}
            </Choices>
          </Stack>

          <Box
            role="radiogroup"
            aria-label="Plan"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { '@': '1fr', '@340': 'repeat(3, 1fr)' },
            }}
          >
            {plans.map(({ id, name: title, storage, share, [period]: price }) => (
              <Box
                key={id}
                component="label"
                sx={{
                  position: 'relative',
                  display: 'grid',
                  gridTemplateColumns: { '@': '1fr auto', '@340': '1fr' },
                  columnGap: 3,
                  alignItems: 'baseline',
                  px: 3,
                  py: { '@': 2, '@340': 3 },
                  border: 2,
                  borderColor: id === chosen ? 'accent.main' : 'line',
                  borderRadius: 2,
                  bgcolor: id === chosen ? 'accent.tint' : 'transparent',
                  cursor: 'pointer',
                  '&:has(:focus-visible)': {
                    outline: '3px solid',
                    outlineOffset: 2,
                  },
                }}
              >
                <Box
                  component="input"
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                  sx={{
                    position: 'absolute',
                    inset: 0,
                    m: 0,
                    opacity: 0,
                    cursor: 'pointer',
                  }}
                />
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {title}
                </Box>
                <Box
                  component="span"
                  sx={{ fontSize: { '@': 20, '@340': 28 }, fontWeight: 650 }}
                >
                  ${price}
                </Box>
                <Box component="span" sx={{ color: 'muted', fontSize: 14 }}>
                  <bdi>{storage}</bdi>
                </Box>
                <Box
                  aria-hidden
                  sx={{
                    gridColumn: '1 / -1',
                    height: 6,
                    mt: 2,
                    borderRadius: 1,
                    bgcolor: 'line',
                  }}
                >
                  <Box
                    sx={{
                      width: share,
                      height: 1,
                      borderRadius: 1,
                      bgcolor: 'accent.main',
                    }}
                  />
                </Box>
              </Box>
            ))}
          </Box>

          <Stack
            direction="row"
            spacing={3}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Box role="status" sx={{ flexGrow: 1, color: 'muted', fontSize: 14 }}>
              {plan.name} for five people
              <Box
                component="b"
                sx={{ display: 'block', color: 'ink', fontSize: 17 }}
              >
                <bdi>${plan[period] * 5} a month</bdi>
              </Box>
            </Box>
            <Box
              component="button"
              type="button"
              aria-pressed={booked === plan.id}
              onClick={() => setBooked(booked === plan.id ? null : plan.id)}
              sx={{
                flexGrow: { '@': 1, '@340': 0 },
                px: 5,
                py: 2.5,
                border: 2,
                borderColor: 'ink',
                borderRadius: 20,
                bgcolor: booked === plan.id ? 'transparent' : 'ink',
                color: booked === plan.id ? 'ink' : 'paper',
                font: 'inherit',
                fontSize: 15,
                fontWeight: 600,
                cursor: 'pointer',
              }}
            >
              Choose {plan.name} {booked === plan.id ? '✓' : null}
            </Box>
          </Stack>
        </Stack>
      </Box>
    </ThemeProvider>
  );
}

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ p: 1, border: 1, borderColor: 'line', borderRadius: 20 }}
    >
      {children}
    </Stack>
  );
}
