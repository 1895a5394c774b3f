import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Button, { buttonClasses } from '@mui/material/Button';

export default function ButtonCustomized() {
  return (
    <Button
      variant="contained"
      startIcon={<CardGiftcard />}
      sx={{
        px: 3,
        borderRadius: 999,
        textTransform: 'none',
        [`& .${buttonClasses.startIcon}`]: {
          p: 0.5,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          color: 'primary.main',
        },
      }}
    >
      Send as a gift
    </Button>
  );
}
