import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { Confirmation } from './Confirmation';
import { DeliveryStep } from './DeliveryStep';
import { Drawing } from './Drawing';
import { EMPTY, formatDollars, getTotals, type Draft } from './order';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';
import { createCheckoutTheme } from './theme';
import { findErrors, STEPS, type Errors } from './validation';

const TITLES = [
  'Where shall we send it?',
  'How would you like to pay?',
  'Is everything right?',
];

export default function CheckoutTemplate() {
  const [step, setStep] = React.useState(0);
  const [draft, setDraft] = React.useState<Draft>(EMPTY);
  const [errors, setErrors] = React.useState<Errors>({});
  const title = React.useRef<HTMLHeadingElement>(null);
  const isPlaced = step === STEPS.length;
  const { total } = getTotals(draft.shipping);

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    const changed = Object.keys(part).map((name) => [name, undefined]);
    setErrors({ ...errors, ...Object.fromEntries(changed) });
  };

  const goTo = (next: number) => {
    setStep(next);
    setErrors({});
    // After the next step has rendered, so that a screen reader reads its title.
    requestAnimationFrame(() => title.current?.focus());
  };

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findErrors(draft, step);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) goTo(step + 1);
    else
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const props = { draft, errors, onChange: change };

  return (
    <ThemeProvider theme={createCheckoutTheme}>
      <GlobalStyles styles={(theme) => theme.generateStyleSheets()} />
      <Box
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Box
          component="header"
          sx={{
            bgcolor: 'background.paper',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Container
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 }}
          >
            <Drawing name="mug" />
            <Typography
              component="span"
              sx={{ fontSize: '1.125rem', fontWeight: 700 }}
            >
              Kettle &amp; Crumb
            </Typography>
          </Container>
        </Box>
        <Container component="main" sx={{ py: { xs: 3, md: 5 } }}>
          {isPlaced ? (
            <Confirmation
              draft={draft}
              onRestart={() => {
                setDraft(EMPTY);
                goTo(0);
              }}
            />
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: { xs: 3, md: 6 },
                alignItems: 'start',
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  md: 'minmax(0, 1fr) 360px',
                },
              }}
            >
              <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3 }}>
                <Typography variant="h1">Checkout</Typography>
                <Stepper activeStep={step} role="group" aria-label="Progress">
                  {STEPS.map((name, index) => (
                    <Step
                      key={name}
                      aria-current={index === step ? 'step' : undefined}
                    >
                      <StepLabel>{name}</StepLabel>
                    </Step>
                  ))}
                </Stepper>
                <Typography
                  ref={title}
                  tabIndex={-1}
                  variant="h2"
                  sx={{ outline: 'none' }}
                >
                  {TITLES[step]}
                </Typography>
                {step === 0 && <DeliveryStep {...props} />}
                {step === 1 && <PaymentStep {...props} />}
                {step === 2 && <ReviewStep {...props} onEdit={goTo} />}
                <Stack
                  direction="row"
                  sx={{ gap: 2, justifyContent: 'space-between' }}
                >
                  <Button disabled={step === 0} onClick={() => goTo(step - 1)}>
                    Back
                  </Button>
                  <Button type="submit" variant="contained" size="large">
                    {step === 2 ? `Pay ${formatDollars(total)}` : 'Next'}
                  </Button>
                </Stack>
              </Stack>
              <Paper
                variant="outlined"
                sx={{ p: 3, position: { md: 'sticky' }, top: 24 }}
              >
                <OrderSummary shipping={draft.shipping} />
              </Paper>
            </Box>
          )}
        </Container>
      </Box>
    </ThemeProvider>
  );
}
