import { inputLabelClasses } from '@mui/material/InputLabel';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

export default function TideStationField() {
  return (
    <TextField
      label="Tide station"
      defaultValue="Gull Rock"
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
