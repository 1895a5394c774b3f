import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

interface ButtonFieldProps
  extends BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    false,
    DateValidationError
  > {
  onOpen?: () => void;
}

function ButtonField(props: ButtonFieldProps) {
  const { value, label, id, disabled, InputProps, onOpen } = props;
  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      disabled={disabled}
      variant="outlined"
      startIcon={<EventIcon />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span id={`${id}-label`}>
        {label}: {value?.format('ddd, MMM D') ?? 'choose a day'}
      </span>
    </Button>
  );
}

function ButtonDatePicker(props: DatePickerProps<Dayjs>) {
  const [open, setOpen] = React.useState(false);
  const fieldProps = { onOpen: () => setOpen(true) } as Pick<
    ButtonFieldProps,
    'label' | 'onOpen'
  >;
  return (
    <DatePicker
      {...props}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slots={{ ...props.slots, field: ButtonField }}
      slotProps={{ ...props.slotProps, field: fieldProps }}
    />
  );
}

export default function PickerFieldButton() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ButtonDatePicker label="Tasks of" value={day} onChange={setDay} />
    </LocalizationProvider>
  );
}
