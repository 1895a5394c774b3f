import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

export default function TextFieldSx() {
  return (
    <TextField
      label="Team name"
      defaultValue="Design"
      sx={{
        [`& .${outlinedInputClasses.root}`]: {
          borderRadius: 4,
        },
        [`& .${outlinedInputClasses.notchedOutline}`]: {
          borderStyle: 'dashed',
        },
        [`& .${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]:
          {
            borderStyle: 'solid',
          },
        [`& .${inputLabelClasses.shrink}`]: {
          color: 'text.primary',
        },
      }}
    />
  );
}
