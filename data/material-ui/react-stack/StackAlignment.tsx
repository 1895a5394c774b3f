import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack, { type StackProps } from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const options = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
  spacing: ['0', '1', '2', '4'],
} as const;
type Name = keyof typeof options;
const names: readonly Name[] = [
  'direction',
  'justifyContent',
  'alignItems',
  'spacing',
];

const days = [
  { day: 'Friday', fontSize: 14 },
  { day: 'Saturday', fontSize: 20 },
  { day: 'Sunday', fontSize: 16 },
];

export default function StackAlignment() {
  const id = React.useId();
  const [values, setValues] = React.useState<Record<Name, string>>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'baseline',
    spacing: '2',
  });
  const { direction, justifyContent, alignItems, spacing } = values;

  return (
    <Stack spacing={3} useFlexGap>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            id={`${id}-${name}`}
            label={name}
            value={values[name]}
            onChange={(event) =>
              setValues({ ...values, [name]: event.target.value })
            }
            sx={{ flex: '1 1 130px' }}
          >
            {options[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <Stack
        direction={direction as StackProps['direction']}
        spacing={Number(spacing)}
        useFlexGap
        sx={{ justifyContent, alignItems, height: 260, bgcolor: 'action.hover' }}
      >
        {days.map(({ day, fontSize }) => (
          <Paper key={day} variant="outlined" sx={{ p: 1, fontSize }}>
            {day}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
