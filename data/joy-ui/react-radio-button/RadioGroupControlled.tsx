import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const fares = [
  { id: 'light', name: 'Light', price: 89 },
  { id: 'classic', name: 'Classic', price: 129 },
  { id: 'flex', name: 'Flex', price: 214 },
];

export default function RadioGroupControlled() {
  const [fareId, setFareId] = React.useState('classic');
  const fare = fares.find(({ id }) => id === fareId);

  return (
    <Stack spacing={2} useFlexGap>
      <FormControl>
        <FormLabel>Fare</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={fareId}
          onChange={(event) => setFareId(event.target.value)}
          sx={{ flexWrap: 'wrap', rowGap: 1, my: 1 }}
        >
          {fares.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography role="status">
        Two adults, Oslo to Lisbon: €{2 * (fare?.price ?? 0)}
      </Typography>
    </Stack>
  );
}
