import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { SampleForm } from './SampleForm';

const FIGURES = [
  { label: 'Open orders', value: '128', share: 64 },
  { label: 'Revenue', value: '$4,820', share: 82 },
] as const;

const ORDERS = [
  { id: '1042', customer: 'Amara Okafor', total: '$182.00', status: 'Paid', color: 'success' },
  { id: '1041', customer: 'Jonas Weber', total: '$64.50', status: 'Open', color: 'default' },
  { id: '1040', customer: 'Mei Tanaka', total: '$310.20', status: 'Late', color: 'error' },
] as const;

/** The app in the preview, with common components. Its layout depends on the width of its container. */
export function SampleApp() {
  return (
    <>
      <AppBar position="static" component="div">
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
            Orders
          </Typography>
          <Button color="inherit" variant="text">
            Export
          </Button>
          <Avatar
            sx={{
              width: 32,
              height: 32,
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
              fontSize: 14,
            }}
          >
            AO
          </Avatar>
        </Toolbar>
      </AppBar>
      <Stack sx={{ gap: 2, p: 2 }}>
        <Box>
          <Typography component="p" variant="h4" gutterBottom>
            Good morning
          </Typography>
          <Typography color="textSecondary">
            Three orders are ready to ship.{' '}
            <Link component="button" type="button" variant="body1">
              See the schedule
            </Link>
          </Typography>
        </Box>
        <Box sx={{ ...COLUMNS, '@container (min-width: 440px)': { gridTemplateColumns: '1fr 1fr' } }}>
          {FIGURES.map(({ label, value, share }) => (
            <Card key={label}>
              <CardContent>
                <Typography color="textSecondary" variant="body2">
                  {label}
                </Typography>
                <Typography component="p" variant="h5">
                  {value}
                </Typography>
                <LinearProgress variant="determinate" value={share} aria-label={label} sx={{ mt: 1 }} />
              </CardContent>
            </Card>
          ))}
        </Box>
        <Stack sx={{ gap: 1 }}>
          <Alert severity="success">Invoice 1042 is paid.</Alert>
          <Alert severity="warning">Two addresses are incomplete.</Alert>
        </Stack>
        <Box sx={{ ...COLUMNS, '@container (min-width: 620px)': { gridTemplateColumns: '1fr 1fr' } }}>
          <Card sx={{ minWidth: 0 }}>
            <CardContent sx={{ pb: 0 }}>
              <Typography component="p" variant="h6">
                Latest orders
              </Typography>
            </CardContent>
            <OrderTable />
            <CardActions>
              <Button>All orders</Button>
            </CardActions>
          </Card>
          <SampleForm />
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chip label="All" color="primary" />
          <Chip label="Shipped" color="secondary" />
          <Chip label="Returned" />
          <Chip label="Archived" />
        </Stack>
      </Stack>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
} as const;

function OrderTable() {
  return (
    <Table aria-label="Latest orders">
      <TableHead>
        <TableRow>
          <TableCell>Customer</TableCell>
          <TableCell align="right">Total</TableCell>
          <TableCell>Status</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ORDERS.map(({ id, customer, total, status, color }) => (
          <TableRow key={id} hover>
            <TableCell>
              {customer}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                No. {id}
              </Typography>
            </TableCell>
            <TableCell align="right">{total}</TableCell>
            <TableCell>
              <Chip size="small" color={color} label={status} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
