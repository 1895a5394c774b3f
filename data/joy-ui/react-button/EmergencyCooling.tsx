import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import AcUnit from '@mui/icons-material/AcUnit';

const panelButton = {
  // Variables the component reads: gap, corner radius, minimum height.
  '--Button-gap': '1rem',
  '--Button-radius': '999px',
  '--Button-minHeight': '3.25rem',
  boxShadow: 'md',
  [`& .${buttonClasses.startDecorator}`]: { opacity: 0.7 },
  [`&.${buttonClasses.disabled}`]: {
    boxShadow: 'none',
    textDecoration: 'line-through',
  },
};

export default function EmergencyCooling() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="neutral" startDecorator={<AcUnit />} sx={panelButton}>
        Open the vents
      </Button>
      <Button color="neutral" disabled startDecorator={<AcUnit />} sx={panelButton}>
        Vents on kiln B
      </Button>
    </Stack>
  );
}
