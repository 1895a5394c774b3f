import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const targets = ['month', 'day', 'year', 'all'] as const;

export default function PickerFieldsSelectedSections() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 280 }}>
        <Stack direction="row" role="group" aria-label="Select a section">
          {targets.map((target) => (
            <Button
              key={target}
              size="small"
              onClick={() => {
                inputRef.current?.focus();
                setSelected(target);
              }}
            >
              {target}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Expiry date"
          inputRef={inputRef}
          defaultValue={dayjs('2027-03-31')}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
      </Stack>
    </LocalizationProvider>
  );
}
