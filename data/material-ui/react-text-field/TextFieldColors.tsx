import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const colors = ['primary', 'secondary', 'success'] as const;

export default function TextFieldColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <TextField
          key={color}
          focused // only the look: the focus stays where it is
          color={color}
          label={`Recipe title (${color})`}
          defaultValue="Pancakes"
          sx={{ width: 200 }}
        />
      ))}
    </Stack>
  );
}
