import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function TextFieldComposed() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="standard">
        <InputLabel htmlFor={`${id}-first`}>First name</InputLabel>
        <Input id={`${id}-first`} defaultValue="Ana" />
      </FormControl>
      <FormControl variant="filled">
        <InputLabel htmlFor={`${id}-last`}>Last name</InputLabel>
        <FilledInput id={`${id}-last`} defaultValue="Silva" />
      </FormControl>
      <FormControl variant="outlined" error>
        <InputLabel htmlFor={`${id}-email`}>Email</InputLabel>
        <OutlinedInput
          id={`${id}-email`}
          label="Email" // cuts the gap into the border
          defaultValue="ana.silva"
          aria-describedby={`${id}-hint`}
        />
        <FormHelperText id={`${id}-hint`}>The address has no @.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
