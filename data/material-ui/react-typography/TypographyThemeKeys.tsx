import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));

export default function TypographyThemeKeys() {
  return (
    <div>
      <Box component="span" sx={{ typography: 'overline', color: 'text.secondary' }}>
        Open invoices
      </Box>
      <Amount>$1,826.50</Amount>
      <Box component="small" sx={{ typography: { xs: 'caption', sm: 'body2' } }}>
        Larger on wide screens
      </Box>
    </div>
  );
}
