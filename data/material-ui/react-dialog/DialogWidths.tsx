import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const limits = ['xs', 'sm', 'md', 'lg'] as const;
const lines = [
  ['Desk lamp', '$49.00'],
  ['Office chair', '$189.00'],
  ['Shipping', '$12.50'],
  ['Total', '$250.50'],
];

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);
  const [limit, setLimit] = React.useState<(typeof limits)[number]>('xs');
  const [stretched, setStretched] = React.useState(true);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Preview invoice 1042
      </Button>
      <Dialog
        open={open}
        maxWidth={limit}
        fullWidth={stretched}
        onClose={() => setOpen(false)}
      >
        <DialogTitle>Invoice 1042</DialogTitle>
        <DialogContent>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="maxWidth"
              value={limit}
              onChange={(event, next) => next !== null && setLimit(next)}
            >
              {limits.map((name) => (
                <ToggleButton key={name} value={name} sx={{ minWidth: 44 }}>
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ToggleButton
              size="small"
              value="fullWidth"
              selected={stretched}
              onChange={() => setStretched(!stretched)}
              sx={{ textTransform: 'none' }}
            >
              fullWidth
            </ToggleButton>
          </Stack>
          <Table size="small" aria-label="Lines of the invoice" sx={{ mt: 2 }}>
            <TableBody>
              {lines.map(([item, price]) => (
                <TableRow key={item}>
                  <TableCell component="th" scope="row">
                    {item}
                  </TableCell>
                  <TableCell align="right">
                    <bdi>{price}</bdi>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
