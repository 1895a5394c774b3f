import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

/** A part of the picker that shows nothing but its name. */
const area = (name: string, size: number | string) =>
  function Area({ className }: { className?: string }) {
    return (
      <Box
        className={className}
        sx={{
          display: 'grid',
          placeItems: 'center',
          minHeight: size,
          m: 0.5,
          p: 1,
          border: '1px dashed',
          borderRadius: 1,
        }}
      >
        {name}
      </Box>
    );
  };

const slots = {
  toolbar: area('toolbar', 56),
  shortcuts: area('shortcuts', 56),
  tabs: area('tabs', 40),
  actionBar: area('actionBar', 48),
};
const View = area('view', 120);
const viewRenderers = { day: () => <View />, hours: () => <View /> };

export default function PickerLayoutAreas() {
  const [landscape, setLandscape] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 440 }}>
        <FormControlLabel
          label="Landscape"
          control={<Switch checked={landscape} />}
          onChange={(_, checked) => setLandscape(checked)}
        />
        <StaticDateTimePicker
          views={['day', 'hours']}
          orientation={landscape ? 'landscape' : 'portrait'}
          referenceDate={dayjs('2026-06-12T10:00')}
          slots={slots}
          viewRenderers={viewRenderers}
          sx={{ minWidth: 0, typography: 'body2' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
