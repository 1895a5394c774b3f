import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupField() {
  return (
    <FormControl>
      <FormLabel>Seat</FormLabel>
      <RadioGroup name="seat" defaultValue="aisle" sx={{ my: 1 }}>
        <Radio value="window" label="Window" />
        <Radio value="aisle" label="Aisle" />
        <Radio value="exit" label="Emergency exit (sold out)" disabled />
      </RadioGroup>
      <FormHelperText>You can change the seat until check-in.</FormHelperText>
    </FormControl>
  );
}
