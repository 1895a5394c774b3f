import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const vessels = [
  { imo: '9452210', name: 'Maria Lund' },
  { imo: '9720331', name: 'Polar Margit' },
];

export default function DepartureForm() {
  const [vessel, setVessel] = React.useState<(typeof vessels)[number] | null>(null);
  const [attached, setAttached] = React.useState<string[]>([]);
  const [submitted, setSubmitted] = React.useState(false);
  const vesselError = submitted && vessel === null;
  const papersError = submitted && attached.length === 0;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Autocomplete
        options={vessels}
        value={vessel}
        onChange={(event, next) => setVessel(next)}
        getOptionLabel={(option) => option.name}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Vessel"
            error={vesselError}
            helperText={vesselError ? 'Choose the departing vessel' : ' '}
          />
        )}
      />
      {/* The field shows the name; this is what a plain form post would carry. */}
      <input type="hidden" name="imo" value={vessel?.imo ?? ''} />
      <Autocomplete
        multiple
        options={['Cargo manifest', 'Crew list', 'Health declaration']}
        value={attached}
        onChange={(event, next) => setAttached(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Attached papers"
            error={papersError}
            helperText={papersError ? 'Attach at least one paper' : ' '}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Request departure
      </Button>
      {submitted && vessel && attached.length > 0 && (
        <Alert severity="success">Departure requested for {vessel.name}</Alert>
      )}
    </Stack>
  );
}
