import Grid from '@mui/material/Grid2';
import { ChoiceCards } from './ChoiceCards';
import { DraftField, type StepProps } from './DraftField';
import { formatCardNumber, formatExpiry } from './validation';

const METHODS = [
  { value: 'card', title: 'Credit or debit card', detail: 'Charged when we ship' },
  {
    value: 'invoice',
    title: 'Invoice',
    detail: 'Pay within 14 days by bank transfer',
  },
] as const;

const digits = { htmlInput: { inputMode: 'numeric' } } as const;

export function PaymentStep(props: StepProps) {
  const { draft, onChange } = props;

  return (
    <Grid container spacing={2}>
      <Grid size={12}>
        <ChoiceCards
          label="Pay with"
          choices={METHODS}
          value={draft.payment}
          onChange={(payment) => onChange({ payment })}
        />
      </Grid>
      {draft.payment === 'card' && (
        <>
          <Grid size={12} sx={{ mt: 1 }}>
            <DraftField
              {...props}
              name="cardNumber"
              label="Card number"
              autoComplete="cc-number"
              format={formatCardNumber}
              slotProps={digits}
              helperText="Any 16 digits will do in this template."
            />
          </Grid>
          <Grid size={6}>
            <DraftField
              {...props}
              name="expiry"
              label="Expires"
              placeholder="MM/YY"
              autoComplete="cc-exp"
              format={formatExpiry}
              slotProps={digits}
            />
          </Grid>
          <Grid size={6}>
            <DraftField
              {...props}
              name="cvc"
              label="CVC"
              autoComplete="cc-csc"
              format={(text) => text.replace(/\D/g, '').slice(0, 3)}
              slotProps={digits}
            />
          </Grid>
        </>
      )}
    </Grid>
  );
}
