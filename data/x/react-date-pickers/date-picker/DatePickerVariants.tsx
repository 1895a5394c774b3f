import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const delivery = dayjs('2026-06-12');

export default function DatePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ alignItems: 'flex-start', width: '100%' }}
      >
        <Stack spacing={3} sx={{ width: { xs: '100%', md: 260 } }}>
          <DatePicker label="DatePicker" defaultValue={delivery} />
          <DesktopDatePicker label="DesktopDatePicker" defaultValue={delivery} />
          <MobileDatePicker label="MobileDatePicker" defaultValue={delivery} />
        </Stack>
        <Box sx={{ maxWidth: '100%' }}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
            StaticDatePicker
          </Typography>
          <Box
            role="region"
            aria-label="StaticDatePicker"
            tabIndex={0}
            sx={{
              overflow: 'auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          >
            <StaticDatePicker
              displayStaticWrapperAs="desktop"
              defaultValue={delivery}
            />
          </Box>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
