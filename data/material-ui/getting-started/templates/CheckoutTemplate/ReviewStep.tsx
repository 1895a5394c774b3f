import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StepProps } from './DraftField';
import { SHIPPING } from './order';

interface ReviewStepProps extends StepProps {
  onEdit: (step: number) => void;
}

export function ReviewStep({ draft, errors, onChange, onEdit }: ReviewStepProps) {
  const shipping = SHIPPING[draft.shipping];
  const payment =
    draft.payment === 'card'
      ? `Card ending in ${draft.cardNumber.slice(-4)}`
      : `Invoice to ${draft.email}`;

  return (
    <Stack divider={<Divider />} sx={{ gap: 2 }}>
      <Fact title="Ship to" onEdit={() => onEdit(0)}>
        {draft.name}
        <br />
        {draft.street}
        <br />
        {draft.zip} {draft.city}, {draft.country}
      </Fact>
      <Fact title="Delivery" onEdit={() => onEdit(0)}>
        {shipping.name}: {shipping.time.toLowerCase()}
      </Fact>
      <Fact title="Payment" onEdit={() => onEdit(1)}>
        {payment}
      </Fact>
      <FormControl error={Boolean(errors.hasAccepted)} required>
        <FormControlLabel
          control={
            <Checkbox
              name="hasAccepted"
              checked={draft.hasAccepted}
              onChange={(_, hasAccepted) => onChange({ hasAccepted })}
              inputProps={{
                'aria-invalid': Boolean(errors.hasAccepted),
                'aria-describedby': errors.hasAccepted
                  ? 'checkout-terms-error'
                  : undefined,
              }}
            />
          }
          label="I accept the terms of sale"
        />
        <FormHelperText id="checkout-terms-error">
          {errors.hasAccepted}
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}

interface FactProps {
  title: string;
  onEdit: () => void;
  children: React.ReactNode;
}

function Fact({ title, onEdit, children }: FactProps) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary">{children}</Typography>
      </Box>
      <Button
        size="small"
        aria-label={`Change ${title.toLowerCase()}`}
        onClick={onEdit}
      >
        Change
      </Button>
    </Stack>
  );
}
