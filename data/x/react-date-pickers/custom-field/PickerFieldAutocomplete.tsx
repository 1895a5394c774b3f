import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

type MarketFieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  false,
  DateValidationError
>;

const markets = [6, 13, 20, 27].map((day) => dayjs('2026-06-01').date(day));
const isMarket = (day: Dayjs) => markets.some((market) => market.isSame(day, 'day'));

function MarketField(props: MarketFieldProps) {
  const { value = null, onChange, label, id, disabled, readOnly } = props;
  const { InputProps, inputProps } = props;

  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      readOnly={readOnly}
      options={markets}
      value={value}
      onChange={(_, day) => onChange?.(day, { validationError: null })}
      getOptionLabel={(day) => day.format('dddd, MMMM D')}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={({ InputProps: own, inputProps: ownInput, ...params }) => (
        <TextField
          {...params}
          ref={InputProps?.ref}
          label={label}
          slotProps={{
            htmlInput: { ...ownInput, ...inputProps },
            input: { ...own, startAdornment: InputProps?.startAdornment },
          }}
        />
      )}
    />
  );
}

export default function PickerFieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Market day"
        defaultValue={dayjs('2026-06-13')}
        shouldDisableDate={(day) => !isMarket(day)}
        slots={{ field: MarketField }}
        slotProps={{ inputAdornment: { position: 'start' } }}
      />
    </LocalizationProvider>
  );
}
