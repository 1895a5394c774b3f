import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

function InvoicePager() {
  const invoice = Number(usePath().split('/')[2]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        component={RouterLink}
        to={`/invoices/${invoice - 1}`}
        aria-label="Previous invoice"
      >
        <ChevronLeftIcon />
      </IconButton>
      <Typography role="status">Invoice {invoice}</Typography>
      <IconButton
        component={RouterLink}
        to={`/invoices/${invoice + 1}`}
        aria-label="Next invoice"
      >
        <ChevronRightIcon />
      </IconButton>
      <Button component={RouterLink} to="/invoices/1">
        First
      </Button>
    </Stack>
  );
}

export default function RouterButton() {
  return (
    <MemoryRouter initialPath="/invoices/27">
      <InvoicePager />
    </MemoryRouter>
  );
}
