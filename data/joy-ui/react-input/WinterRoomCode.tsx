import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

export default function WinterRoomCode() {
  const [shown, setShown] = React.useState(false);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Winter room code</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        defaultValue="edelweiss-2871"
        endDecorator={
          <IconButton
            aria-label="Show code"
            aria-pressed={shown}
            onClick={() => setShown((value) => !value)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
      />
      <FormHelperText>Changes on the first day of every month.</FormHelperText>
    </FormControl>
  );
}
