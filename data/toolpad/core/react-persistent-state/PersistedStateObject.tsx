import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const none = new Set<string>();

const setCodec = {
  parse: (text: string) => new Set(text.split(',')),
  stringify: (set: Set<string>) => [...set].join(','),
};

export default function PersistedStateObject() {
  const [stored, setStored] = useLocalStorageState(
    'docs-office-days',
    new Set(['Monday']),
    { codec: setCodec },
  );
  const chosen = stored ?? none;

  const toggle = (day: string) => {
    const next = new Set(chosen);
    if (!next.delete(day)) next.add(day);
    setStored(next);
  };

  return (
    <FormGroup role="group" aria-label="Days in the office">
      {days.map((day) => (
        <FormControlLabel
          key={day}
          label={day}
          control={
            <Checkbox checked={chosen.has(day)} onChange={() => toggle(day)} />
          }
        />
      ))}
    </FormGroup>
  );
}
