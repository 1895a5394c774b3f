import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { SectionField } from './sectionField';

export default function PickerFieldSectionList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Rent due"
        name="due"
        defaultValue={dayjs('2026-06-12')}
        slots={{ textField: SectionField }}
      />
    </LocalizationProvider>
  );
}
