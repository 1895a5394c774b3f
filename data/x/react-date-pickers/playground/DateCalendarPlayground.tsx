import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarProps,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const flags = [
  'displayWeekNumber',
  'showDaysOutsideCurrentMonth',
  'reduceAnimations',
  'readOnly',
  'disabled',
] as const;

const viewSets = {
  'Year, day': ['year', 'day'],
  'Month, day': ['month', 'day'],
  Day: ['day'],
  Year: ['year'],
} as const;

type ViewSet = keyof typeof viewSets;

const viewNames: readonly ViewSet[] = ['Year, day', 'Month, day', 'Day', 'Year'];

const toCode = (props: DateCalendarProps<Dayjs>) =>
  Object.entries(props).map(([name, value]) =>
    value === true ? name : `${name}={${JSON.stringify(value)}}`,
  );

export default function DateCalendarPlayground() {
  const [on, setOn] = React.useState<string[]>(['displayWeekNumber']);
  const [views, setViews] = React.useState<ViewSet>('Year, day');
  const [perRow, setPerRow] = React.useState<3 | 4>(3);

  const props: DateCalendarProps<Dayjs> = {
    ...Object.fromEntries(
      flags.filter((flag) => on.includes(flag)).map((flag) => [flag, true]),
    ),
    ...(views === 'Year, day' ? {} : { views: viewSets[views] }),
    ...(perRow === 3 ? {} : { yearsPerRow: perRow }),
  };

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}
    >
      <Stack spacing={2} sx={{ flex: '1 1 240px', maxWidth: 320 }}>
        <TextField
          select
          label="Views"
          value={views}
          onChange={(event) =>
            setViews(viewNames.find((name) => name === event.target.value) ?? 'Day')
          }
        >
          {viewNames.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Years per row"
          value={perRow}
          onChange={(event) => setPerRow(Number(event.target.value) === 4 ? 4 : 3)}
        >
          <MenuItem value={3}>3</MenuItem>
          <MenuItem value={4}>4</MenuItem>
        </TextField>
        <FormGroup>
          {flags.map((flag) => (
            <FormControlLabel
              key={flag}
              label={flag}
              control={
                <Switch
                  checked={on.includes(flag)}
                  onChange={(event, isOn) =>
                    setOn((previous) =>
                      isOn
                        ? [...previous, flag]
                        : previous.filter((item) => item !== flag),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Stack>
      <Stack spacing={2} sx={{ flex: '1 1 280px', maxWidth: 340, minWidth: 0 }}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            key={views}
            defaultValue={dayjs('2026-06-12')}
            disableHighlightToday
            {...props}
            sx={{
              width: '100%',
              minHeight: 336,
              '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel, & .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel':
                { width: { xs: 30, sm: 36 }, marginInline: { xs: 0, sm: '2px' } },
            }}
          />
        </LocalizationProvider>
        <Box
          component="pre"
          dir="ltr"
          aria-live="polite"
          sx={{
            margin: 0,
            padding: 2,
            bgcolor: 'action.hover',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {['<DateCalendar', ...toCode(props).map((prop) => `  ${prop}`), '/>'].join(
            '\n',
          )}
        </Box>
      </Stack>
    </Box>
  );
}
