import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';

const scheduled = dayjs('2026-06-16T07:00');

export default function DateTimeFieldControlled() {
  const [publish, setPublish] = React.useState<Dayjs | null>(scheduled);
  const isChanged = !publish?.isSame(scheduled, 'minute');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateTimeField
          label="Publish the article"
          value={publish}
          onChange={setPublish}
          helperText={isChanged ? 'Not saved' : 'As scheduled'}
        />
        <Button
          variant="outlined"
          disabled={!isChanged}
          onClick={() => setPublish(scheduled)}
        >
          Reset
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
