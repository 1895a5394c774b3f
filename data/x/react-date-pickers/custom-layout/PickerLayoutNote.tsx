import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function NoteLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, tabs, content, actionBar } = usePickerLayout(props);
  const saturday = props.value?.day() === 6;

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={props}
      sx={props.sx}
    >
      {toolbar}
      {actionBar}
      <PickersLayoutContentWrapper className={pickersLayoutClasses.contentWrapper}>
        {tabs}
        {content}
        <Alert severity="info" icon={<LocalShippingIcon />} sx={{ m: 2, mt: 0 }}>
          {saturday ? 'Delivery until noon' : 'Delivery until 8 PM'}
        </Alert>
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

export default function PickerLayoutNote() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slots={{ layout: NoteLayout }}
        sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
