import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';

const sizes = ['sm', 'md', 'lg'] as const;
const recipes = ['Leek pie', 'Plum soup', 'Rye bread'];

export default function AdjustmentInputDecorators() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 380 }}>
      {sizes.map((size, index) => (
        <Input
          key={size}
          size={size}
          defaultValue={recipes[index]}
          slotProps={{ input: { 'aria-label': `Recipe, size ${size}` } }}
          startDecorator={<Search />}
          endDecorator={
            <>
              <IconButton aria-label={`Clear ${recipes[index]}`}>
                <Clear />
              </IconButton>
              <Button variant="soft">Find</Button>
            </>
          }
        />
      ))}
    </Stack>
  );
}
