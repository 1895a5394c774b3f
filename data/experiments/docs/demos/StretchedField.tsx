import TextField from '@mui/material/TextField';

export default function StretchedField() {
  return <TextField fullWidth label="Station" defaultValue="North quay" />;
}
