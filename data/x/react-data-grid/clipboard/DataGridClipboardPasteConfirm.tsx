import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { products, type Product } from '../../sampleData/products';

const columns: GridColDef<Product>[] = [
  { field: 'sku', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
];

interface Question {
  count: number;
  answer: (isConfirmed: boolean) => void;
}

export default function DataGridClipboardPasteConfirm() {
  const [question, setQuestion] = React.useState<Question>({
    count: 0,
    answer: () => {},
  });
  const [isOpen, setOpen] = React.useState(false);
  const [isPasting, setPasting] = React.useState(false);

  const confirmPaste = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setOpen(true);
      setQuestion({
        count: data.flat().length,
        answer: (isConfirmed) => {
          setOpen(false);
          if (isConfirmed) resolve();
          else reject(new Error('Canceled'));
        },
      });
    });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Products with a question before pasting"
        rows={products}
        columns={columns}
        cellSelection
        rowSelection={false}
        loading={isPasting}
        onBeforeClipboardPasteStart={confirmPaste}
        onClipboardPasteStart={() => setPasting(true)}
        onClipboardPasteEnd={() => setPasting(false)}
      />
      <Dialog
        open={isOpen}
        onClose={() => question.answer(false)}
        aria-labelledby="paste-question"
      >
        <DialogTitle id="paste-question">Paste {question.count} values?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question.answer(false)}>Cancel</Button>
          <Button onClick={() => question.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
