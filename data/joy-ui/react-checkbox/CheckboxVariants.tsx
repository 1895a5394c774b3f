import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function CheckboxVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        width: '100%',
        maxWidth: 340,
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      {variants.map((variant) => (
        <React.Fragment key={variant}>
          <Checkbox variant={variant} label={`${variant}, empty`} />
          <Checkbox variant={variant} label={`${variant}, checked`} defaultChecked />
        </React.Fragment>
      ))}
    </Box>
  );
}
