import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function TextFieldMargin() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
    >
      {margins.map((margin) => (
        // The border shows the room that each field needs.
        <Box key={margin} sx={{ border: 1, borderColor: 'divider' }}>
          <TextField
            margin={margin}
            label={`Margin ${margin}`}
            sx={{ width: 190 }}
          />
        </Box>
      ))}
    </Stack>
  );
}
