import Campaign from '@mui/icons-material/Campaign';
import Button, { buttonClasses } from '@mui/material/Button';

export default function FogHornStyle() {
  return (
    <Button
      variant="contained"
      startIcon={<Campaign />}
      sx={{
        borderRadius: 999,
        px: 3,
        // A class from buttonClasses reaches inside the button.
        [`& .${buttonClasses.startIcon}`]: {
          p: 0.5,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          color: 'primary.main',
        },
      }}
    >
      Sound the fog horn
    </Button>
  );
}
