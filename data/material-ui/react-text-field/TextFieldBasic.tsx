import TextField from '@mui/material/TextField';

export default function TextFieldBasic() {
  return (
    <TextField
      label="Full name"
      name="fullName"
      autoComplete="name"
      helperText="As it is printed in your passport"
    />
  );
}
