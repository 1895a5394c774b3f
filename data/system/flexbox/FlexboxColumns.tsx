import { Box } from '@mui/system';

const plans = [
  { name: 'Starter', price: '$0', text: 'One project and 2 GB of storage.' },
  { name: 'Team', price: '$12', text: 'Ten projects, shared with your team.' },
  { name: 'Company', price: '$40', text: 'No limits, and help by phone.' },
];

export default function FlexboxColumns() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: 1 }}>
      {plans.map(({ name, price, text }) => (
        <Box
          component="article"
          key={name}
          sx={{ ...card, flexGrow: 1, flexBasis: 160 }}
        >
          <strong>{name}</strong>
          <Box sx={{ fontSize: 28 }}>{price}</Box>
          {text}
        </Box>
      ))}
    </Box>
  );
}

const card = {
  p: 2,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 2,
};
