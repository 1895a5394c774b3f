import Grid from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import { ChoiceCards } from './ChoiceCards';
import { DraftField, type StepProps } from './DraftField';
import { COUNTRIES, formatDollars, SHIPPING, type ShippingMethod } from './order';

const METHODS = Object.entries(SHIPPING).map(([value, { name, time, price }]) => ({
  value: value as ShippingMethod,
  title: name,
  detail: time,
  end: price === 0 ? 'Free' : formatDollars(price),
}));

export function DeliveryStep(props: StepProps) {
  const { draft, onChange } = props;

  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DraftField {...props} name="name" label="Full name" autoComplete="name" />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <DraftField
          {...props}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
        />
      </Grid>
      <Grid size={12}>
        <DraftField
          {...props}
          name="street"
          label="Street and number"
          autoComplete="street-address"
        />
      </Grid>
      <Grid size={{ xs: 5, sm: 4 }}>
        <DraftField
          {...props}
          name="zip"
          label="ZIP code"
          autoComplete="postal-code"
        />
      </Grid>
      <Grid size={{ xs: 7, sm: 8 }}>
        <DraftField
          {...props}
          name="city"
          label="City"
          autoComplete="address-level2"
        />
      </Grid>
      <Grid size={12}>
        <DraftField {...props} name="country" label="Country" select>
          {COUNTRIES.map((country) => (
            <MenuItem key={country} value={country}>
              {country}
            </MenuItem>
          ))}
        </DraftField>
      </Grid>
      <Grid size={12} sx={{ mt: 1 }}>
        <ChoiceCards
          label="Delivery"
          choices={METHODS}
          value={draft.shipping}
          onChange={(shipping) => onChange({ shipping })}
        />
      </Grid>
    </Grid>
  );
}
