import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFocusRing() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Wide ring outside</FormLabel>
        <Input
          defaultValue="Order 1042"
          sx={({ vars }) => ({
            '--Input-focusedThickness': '4px',
            '--Input-focusedInset': 'var(--any, )',
            '&::before': { '--Input-focusedHighlight': vars.palette.success[400] },
          })}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Outline at a distance</FormLabel>
        <Input
          defaultValue="Order 1043"
          sx={{
            '&::before': { display: 'none' },
            '&:focus-within': {
              outline: '2px solid var(--Input-focusedHighlight)',
              outlineOffset: '3px',
            },
          }}
        />
      </FormControl>
    </Stack>
  );
}
