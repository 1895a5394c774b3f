import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const corners: SnackbarOrigin[] = [
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
  const [open, setOpen] = React.useState(false);
  const [corner, setCorner] = React.useState<SnackbarOrigin>();

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 1 }}>
        {corners.map((next) => (
          <Button
            key={toText(next)}
            size="small"
            onClick={() => {
              setCorner(next);
              setOpen(true);
            }}
          >
            {toText(next)}
          </Button>
        ))}
      </Box>
      <Snackbar
        key={corner && toText(corner)}
        open={open}
        anchorOrigin={corner}
        autoHideDuration={4000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={corner && `Link copied, ${toText(corner)}`}
      />
    </>
  );
}
