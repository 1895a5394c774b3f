import * as React from 'react';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

const nights = [9, 7, 12, 18, 21, 26, 31, 30, 22, 15, 8, 11];

interface MonthButtonProps extends ButtonBaseProps {
  ownerState?: { value: number };
}

const MonthButton = React.forwardRef<HTMLButtonElement, MonthButtonProps>(
  function MonthButton({ ownerState, children, ...props }, ref) {
    const text = `${ownerState ? nights[ownerState.value] : 0} nights`;
    return (
      <ButtonBase
        ref={ref}
        {...props}
        aria-current={undefined}
        aria-label={`${String(children)} ${text}`}
        sx={{
          flexDirection: 'column',
          m: 0.5,
          p: 1,
          width: 80,
          typography: 'body2',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '&[aria-checked="true"]': { borderColor: 'primary.main', borderWidth: 2 },
          '&:focus-visible': { bgcolor: 'action.focus' },
        }}
      >
        {children}{' '}
        <Typography variant="caption" color="text.secondary">
          {text}
        </Typography>
      </ButtonBase>
    );
  },
);

export default function DateCalendarSlotsMonthButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar
        aria-label="Month of the stay"
        defaultValue={dayjs('2026-06-01')}
        slots={{ monthButton: MonthButton }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
