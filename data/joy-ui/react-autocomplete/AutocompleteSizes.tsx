import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const dishes = ['Leek tart', 'Lentil soup', 'Mushroom risotto', 'Pea curry'];
const sizes = ['sm', 'md', 'lg'] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {sizes.map((size, index) => (
        <FormControl key={size} size={size}>
          <FormLabel>Dinner ({size})</FormLabel>
          <Autocomplete options={dishes} defaultValue={dishes[index]} />
        </FormControl>
      ))}
    </Stack>
  );
}
