import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {
  RangeFieldSection,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function PickerFieldsSelectedRangeSections() {
  const fieldRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const selectDay = (position: RangePosition) => {
    const index = fieldRef.current
      ?.getSections()
      .findIndex(
        (section) => section.type === 'day' && section.dateName === position,
      );
    fieldRef.current?.focusField(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 300 }}>
        <Stack direction="row">
          <Button size="small" onClick={() => selectDay('start')}>
            First day
          </Button>
          <Button size="small" onClick={() => selectDay('end')}>
            Last day
          </Button>
        </Stack>
        <SingleInputDateRangeField
          label="Warranty"
          unstableFieldRef={fieldRef}
          defaultValue={[dayjs('2026-06-12'), dayjs('2028-06-11')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
