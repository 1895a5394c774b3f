import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const extras = [
  { name: 'Cabin bag', note: '8 kg, $18 per flight' },
  { name: 'Seat by the window', note: 'Rows 4 to 22, $9 per flight' },
  { name: 'Vegetarian meal', note: 'Order a day ahead, $12' },
];

export default function CheckboxOverlay() {
  return (
    <Stack
      role="group"
      aria-label="Extras of the flight"
      spacing={1.5}
      useFlexGap
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {extras.map(({ name, note }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{ p: 2, borderRadius: 'md', display: 'flex' }}
        >
          <Checkbox
            overlay
            sx={{ flexGrow: 1 }}
            label={
              <>
                {name}
                <Typography level="body-sm" sx={{ display: 'block' }}>
                  {note}
                </Typography>
              </>
            }
          />
        </Sheet>
      ))}
    </Stack>
  );
}
