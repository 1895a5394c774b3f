import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { SectionField } from './sectionField';

export default function DateRangePickerFieldSectionList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        enableAccessibleFieldDOMStructure
        localeText={{ start: 'Chapter due', end: 'Book due' }}
        defaultValue={[dayjs('2026-06-12'), dayjs('2026-10-02')]}
        slots={{ textField: SectionField }}
        slotProps={{ fieldRoot: { spacing: 1 } }}
      />
    </LocalizationProvider>
  );
}
