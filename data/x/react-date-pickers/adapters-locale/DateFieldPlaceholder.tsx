import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const localeText = {
  fieldYearPlaceholder: () => 'year',
  fieldMonthPlaceholder: () => 'month',
  fieldDayPlaceholder: () => 'day',
};

export default function DateFieldPlaceholder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DateField
        label="First day at school"
        format="D MMMM YYYY"
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
