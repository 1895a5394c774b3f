import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';

const positions: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

const toText = ({ vertical, horizontal }: SnackbarOrigin) =>
  `${vertical} ${horizontal}`;

export default function SnackbarPosition() {
  const [position, setPosition] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1 }}>
      {positions.map((value) => (
        <Button
          key={toText(value)}
          size="sm"
          variant="outlined"
          color="neutral"
          onClick={() => {
            setPosition(value);
            setOpen(true);
          }}
        >
          {toText(value)}
        </Button>
      ))}
      <div role="status">
        <Snackbar
          // A new key plays the animation at the new position.
          key={toText(position)}
          open={open}
          anchorOrigin={position}
          autoHideDuration={4000}
          onClose={() => setOpen(false)}
          sx={{
            '[dir="rtl"] &': {
              '--Snackbar-translateX':
                position.horizontal === 'center' ? '50%' : '0px',
            },
          }}
        >
          Table 4 has paid, {toText(position)}
        </Snackbar>
      </div>
    </Box>
  );
}
