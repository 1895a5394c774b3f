import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { RangeFieldSection } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function PickerFieldsSelectedMultiSections() {
  const startRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const endRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          spacing={1}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          defaultValue={[dayjs('2026-01-01'), dayjs('2026-12-31')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Contract from' : 'Contract until',
            }),
          }}
        />
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Button size="small" onClick={() => startRef.current?.focusField('year')}>
            Change first year
          </Button>
          <Button size="small" onClick={() => endRef.current?.focusField('year')}>
            Change last year
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
