import LocalShipping from '@mui/icons-material/LocalShipping';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipCustomized() {
  return (
    <Tooltip
      describeChild
      title="Order before noon, and we ship it the same day."
      slots={{ transition: Fade }}
      slotProps={{
        transition: { timeout: 400 },
        tooltip: {
          sx: {
            maxWidth: 220,
            p: 1.5,
            typography: 'body2',
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 3,
          },
        },
      }}
    >
      <Button variant="outlined" startIcon={<LocalShipping />}>
        Express delivery
      </Button>
    </Tooltip>
  );
}
