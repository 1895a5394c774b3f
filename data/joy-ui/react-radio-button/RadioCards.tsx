import * as React from 'react';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const plans = [
  { value: 'solo', name: 'Solo', price: '€4', note: '50 GB for one person' },
  { value: 'team', name: 'Team', price: '€19', note: '2 TB for up to ten people' },
  {
    value: 'studio',
    name: 'Studio',
    price: '€49',
    note: '10 TB and priority support',
  },
];

export default function RadioCards() {
  const id = React.useId();

  return (
    <RadioGroup
      aria-label="Storage plan"
      defaultValue="team"
      overlay
      sx={{ gap: 1.5, width: '100%', maxWidth: 380 }}
    >
      {plans.map(({ value, name, price, note }) => (
        <Sheet key={value} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
          <Radio
            value={value}
            label={name}
            slotProps={{
              input: { 'aria-describedby': `${id}-${value}` },
              action: {
                sx: {
                  [`&.${radioClasses.checked}`]: {
                    border: 2,
                    borderColor: 'primary.500',
                  },
                },
              },
            }}
          />
          <Typography
            id={`${id}-${value}`}
            level="body-sm"
            sx={{ paddingInlineStart: 3.75 }}
          >
            {price} a month, {note}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
