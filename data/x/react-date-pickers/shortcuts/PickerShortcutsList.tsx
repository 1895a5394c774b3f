import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

interface SeasonListProps extends PickersShortcutsProps<Dayjs | null> {
  chosen?: Dayjs | null;
}

const seasons: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Spring', getValue: () => dayjs('2026-03-20') },
  { label: 'Summer', getValue: () => dayjs('2026-06-21') },
  { label: 'Autumn', getValue: () => dayjs('2026-09-23') },
];

function SeasonList({
  items = [],
  isValid,
  onChange,
  className,
  chosen,
}: SeasonListProps) {
  return (
    <List dense className={className} aria-label="Start of the season">
      {items.map((item) => {
        const value = item.getValue({ isValid });
        return (
          <li key={item.label}>
            <ListItemButton
              selected={Boolean(value && chosen?.isSame(value, 'day'))}
              disabled={!isValid(value)}
              onClick={() => onChange(value, 'accept', item)}
            >
              <ListItemText
                primary={item.label}
                secondary={value?.format('MMM D')}
              />
            </ListItemButton>
          </li>
        );
      })}
    </List>
  );
}

export default function PickerShortcutsList() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-06-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        value={date}
        onChange={(newDate) => setDate(newDate)}
        slots={{ shortcuts: SeasonList }}
        slotProps={{
          shortcuts: { items: seasons, chosen: date } as Pick<
            SeasonListProps,
            'items' | 'chosen'
          >,
        }}
        sx={{
          [`& .${pickersLayoutClasses.shortcuts}`]: {
            display: { xs: 'flex', sm: 'block' },
            gridRow: { xs: 1, sm: 2 },
            gridColumn: { xs: 2, sm: 1 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
