import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { svSE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/sv';

const { localeText } = svSE.components.MuiLocalizationProvider.defaultProps;

function ClearBar({ onClear, className }: PickersActionBarProps) {
  const translations = usePickersTranslations();

  return (
    <DialogActions className={className}>
      <Button variant="outlined" size="small" onClick={onClear}>
        {translations.clearButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function PickerLocalizationSlot() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="sv"
      localeText={localeText}
    >
      <StaticDatePicker
        defaultValue={dayjs('2026-06-12')}
        referenceDate={dayjs('2026-06-12')}
        orientation="portrait"
        disableHighlightToday
        slots={{ actionBar: ClearBar }}
        sx={{
          width: '100%',
          maxWidth: 320,
          minWidth: 0,
          [`& .${pickersLayoutClasses.contentWrapper} > *`]: { width: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}
