import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
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
        to={`/invoices/${Math.max(1, invoice - 1)}`}
        aria-label="Previous invoice"
      >
        <KeyboardArrowUpIcon />
      </IconButton>
      <Typography role="status">Invoice {invoice}</Typography>
      <IconButton
        component={RouterLink}
        to={`/invoices/${invoice + 1}`}
        aria-label="Next invoice"
      >
        <KeyboardArrowDownIcon />
      </IconButton>
      <Button component={RouterLink} to="/invoices/1">
        First invoice
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
