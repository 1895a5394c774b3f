import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface RotaFieldProps extends Pick<SelectProps<string>, 'readOnly'> {
  label: string;
  help: string;
  disabled?: boolean;
}

function RotaField({ label, help, disabled, readOnly }: RotaFieldProps) {
  const id = React.useId();
  return (
    <FormControl fullWidth disabled={disabled}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label={label}
        defaultValue="early"
        readOnly={readOnly}
        aria-describedby={`${id}-help`}
        SelectDisplayProps={{ 'aria-readonly': readOnly }}
      >
        <MenuItem value="early">06:00 to 09:00</MenuItem>
        <MenuItem value="noon" disabled>
          11:00 to 14:00 (taken)
        </MenuItem>
        <MenuItem value="night">22:00 to 01:00</MenuItem>
      </Select>
      <FormHelperText id={`${id}-help`} disabled={false}>
        {help}
      </FormHelperText>
    </FormControl>
  );
}

export default function LockedRota() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <RotaField label="Monday" help="One option is disabled" />
      <RotaField label="Tuesday" help="Read-only: already on air" readOnly />
      <RotaField label="Wednesday" help="Disabled: transmitter service" disabled />
    </Stack>
  );
}
