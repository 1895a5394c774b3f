import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

interface PlanFieldProps {
  label: string;
  help: string;
  options: string[];
  full?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

function PlanField(props: PlanFieldProps) {
  const { label, help, options, full, disabled, readOnly } = props;
  const id = React.useId();
  return (
    <FormControl fullWidth disabled={disabled}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label={label}
        defaultValue={options[0]}
        readOnly={readOnly}
        aria-describedby={`${id}-help`}
        SelectDisplayProps={{ 'aria-readonly': readOnly }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option} disabled={option === full}>
            {option}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`} disabled={false}>
        {help}
      </FormHelperText>
    </FormControl>
  );
}

export default function SelectDisabled() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <PlanField
        label="Plan"
        options={['Free', 'Team', 'Beta (full)']}
        full="Beta (full)"
        help="One option is disabled"
      />
      <PlanField
        label="Currency"
        options={['Euro', 'US dollar']}
        readOnly
        help="Read-only after the first invoice"
      />
      <PlanField
        label="Billing period"
        options={['Monthly', 'Yearly']}
        disabled
        help="Disabled on the free plan"
      />
    </Stack>
  );
}
