import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const currencies = [
  ['AUD', 'Australian dollar'],
  ['CHF', 'Swiss franc'],
  ['EUR', 'Euro'],
  ['GBP', 'Pound sterling'],
  ['JPY', 'Japanese yen'],
  ['NOK', 'Norwegian krone'],
  ['USD', 'United States dollar'],
];

export default function SelectListbox() {
  return (
    <FormControl>
      <FormLabel>Currency</FormLabel>
      <Select
        defaultValue="EUR"
        renderValue={(option) => option?.value}
        slotProps={{
          listbox: { placement: 'bottom-start', sx: { maxHeight: 200 } },
        }}
        sx={{ width: 96 }}
      >
        {currencies.map(([code, name]) => (
          <Option key={code} value={code}>
            {name} ({code})
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
