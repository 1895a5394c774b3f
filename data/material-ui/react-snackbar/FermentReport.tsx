import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Report {
  severity: AlertColor;
  text: string;
}

const calm: Report = { severity: 'success', text: 'Tank 2 is clear and dry.' };
const alarm: Report = {
  severity: 'error',
  text: 'Error: tank 4 is at 31 °C. Open the cooling valve.',
};

export default function FermentReport() {
  const [open, setOpen] = React.useState(false);
  const [report, setReport] = React.useState(calm);
  const openerRef = React.useRef<HTMLElement | null>(null);

  const show = (next: Report, opener: HTMLElement) => {
    openerRef.current = opener;
    setReport(next);
    setOpen(true);
  };
  const dismiss = () => {
    setOpen(false);
    openerRef.current?.focus();
  };

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button
        variant="outlined"
        onClick={(event) => show(calm, event.currentTarget)}
      >
        Read tank 2
      </Button>
      <Button
        variant="outlined"
        color="error"
        onClick={(event) => show(alarm, event.currentTarget)}
      >
        Read tank 4
      </Button>
      <Snackbar
        key={report.severity}
        open={open}
        // An error stays until somebody closes it.
        autoHideDuration={report.severity === 'error' ? null : 6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      >
        <Alert
          severity={report.severity}
          elevation={6}
          onClose={dismiss}
          sx={{ width: '100%' }}
        >
          {report.text}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
