import { Box } from '@mui/system';

const invoices = [
  { name: 'Draft', total: '$120', border: '1px dashed' },
  { name: 'Sent', total: '$480', border: 1 },
  { name: 'Due today', total: '$75', border: 3 },
  { name: 'Overdue', total: '$310', border: '6px double' },
];

export default function BorderStyles() {
  return (
    <Box component="ul" sx={list}>
      {invoices.map(({ name, total, border }) => (
        <Box component="li" key={name} sx={{ border, borderRadius: 2, p: 2 }}>
          {name}
          <Box component="strong" sx={{ display: 'block' }}>
            {total}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 2,
  width: '100%',
  maxWidth: 560,
  m: 0,
  p: 0,
  listStyle: 'none',
};
