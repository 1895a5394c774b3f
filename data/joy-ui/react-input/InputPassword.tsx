import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function InputPassword() {
  const [shown, setShown] = React.useState(false);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        defaultValue="plum-cake-2871"
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown((value) => !value)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
      />
    </FormControl>
  );
}
