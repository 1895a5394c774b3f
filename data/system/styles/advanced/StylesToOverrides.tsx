import { Box, styled, type SxProps } from '@mui/system';

interface PriceProps {
  value: string;
  note: string;
  sx?: SxProps;
}

function Price({ value, note, sx }: PriceProps) {
  return (
    <PriceRoot sx={sx}>
      <span className="price-value">{value}</span>
      <span className="price-note">{note}</span>
    </PriceRoot>
  );
}

export default function StylesToOverrides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Price value="$12" note="per month" />
      <Price
        value="$99"
        note="per year"
        sx={{
          borderColor: 'light-dark(#0b57d0, #a8c7fa)',
          '& .price-value': { color: 'light-dark(#0b57d0, #a8c7fa)' },
        }}
      />
    </Box>
  );
}

const PriceRoot = styled('div')({
  display: 'grid',
  padding: '1rem 1.5rem',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& .price-value': { fontSize: '1.5rem', fontWeight: 600 },
});
