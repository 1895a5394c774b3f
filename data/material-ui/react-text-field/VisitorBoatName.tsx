import TextField from '@mui/material/TextField';

export default function VisitorBoatName() {
  return (
    <TextField
      label="Boat name"
      name="boatName"
      helperText="Spell it the way it is painted on the hull."
    />
  );
}
