import { Box } from '@mui/system';

const lines = [
  'Your order left our warehouse this morning.',
  'It will arrive between Tuesday and Thursday.',
  'If nobody is home, you can pick it up at the post office.',
  'You can return items within thirty days of delivery.',
];

export default function CssGridRows() {
  return (
    <Box sx={{ ...panel, gridTemplateRows: 'auto 1fr auto', height: 280 }}>
      <Box component="strong" sx={{ p: 2, borderBottom: line }}>
        Order 1042
      </Box>
      <Box
        role="region"
        aria-label="Message"
        tabIndex={0}
        sx={{ px: 2, overflow: 'auto' }}
      >
        {lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Box>
      <Box sx={{ p: 2, borderTop: line }}>Total $65.40</Box>
    </Box>
  );
}

const line = '1px solid color-mix(in srgb, currentColor 25%, transparent)';

const panel = {
  display: 'grid',
  width: 1,
  maxWidth: 320,
  border: line,
  borderRadius: 2,
};
