import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const values = [
  'Date',
  'Time',
  'DateTime',
  'DateRange',
  'TimeRange',
  'DateTimeRange',
] as const;
const ways = ['Popup', 'Typing alone', 'Always visible'] as const;

type Value = (typeof values)[number];
type Way = (typeof ways)[number];

const components: Record<Way, Partial<Record<Value, string>>> = {
  Popup: {
    Date: 'DatePicker',
    Time: 'TimePicker',
    DateTime: 'DateTimePicker',
    DateRange: 'DateRangePicker',
    DateTimeRange: 'DateTimeRangePicker',
  },
  'Typing alone': {
    Date: 'DateField',
    Time: 'TimeField',
    DateTime: 'DateTimeField',
    DateRange: 'MultiInputDateRangeField',
    TimeRange: 'MultiInputTimeRangeField',
    DateTimeRange: 'MultiInputDateTimeRangeField',
  },
  'Always visible': {
    Date: 'DateCalendar',
    Time: 'DigitalClock',
    DateTime: 'StaticDateTimePicker',
    DateRange: 'DateRangeCalendar',
  },
};

export default function PickerComponentFinder() {
  const [value, setValue] = React.useState<Value>('DateTime');
  const [way, setWay] = React.useState<Way>('Popup');
  const name = components[way][value];
  const folder = `@mui/x-date-pickers${value.endsWith('Range') ? '-pro' : ''}/${name}`;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 460 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          label="People enter"
          value={value}
          onChange={(event) =>
            setValue(values.find((item) => item === event.target.value) ?? 'Date')
          }
        >
          {values.map((item) => (
            <MenuItem key={item} value={item}>
              {item.replace(/\B[A-Z]/g, ' $&')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="With"
          value={way}
          onChange={(event) =>
            setWay(ways.find((item) => item === event.target.value) ?? 'Popup')
          }
        >
          {ways.map((item) => (
            <MenuItem key={item} value={item}>
              {item}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box
        component="code"
        aria-live="polite"
        dir="ltr"
        sx={{
          minHeight: 72,
          padding: 2,
          bgcolor: 'action.hover',
          overflowWrap: 'anywhere',
        }}
      >
        {name ? `import { ${name} } from '${folder}';` : 'Not in this version'}
      </Box>
    </Stack>
  );
}
