import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectField() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Shipping</FormLabel>
      <Select
        name="shipping"
        placeholder="Choose a speed"
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        <Option value="standard">Standard, 4 to 6 days</Option>
        <Option value="express">Express, 1 to 2 days</Option>
        <Option value="pickup" disabled>
          Pickup (closed on Sundays)
        </Option>
      </Select>
      <FormHelperText>Orders placed before noon leave today.</FormHelperText>
    </FormControl>
  );
}
