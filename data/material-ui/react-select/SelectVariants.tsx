import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const variants = ['outlined', 'filled', 'standard'] as const;
const sizes = ['medium', 'small'] as const;

export default function SelectVariants() {
  const id = React.useId();

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        width: '100%',
      }}
    >
      {sizes.flatMap((size) =>
        variants.map((variant) => {
          const fieldId = `${id}-${variant}-${size}`;
          const label = `${variant}, ${size}`;
          return (
            <FormControl key={fieldId} variant={variant} size={size}>
              <InputLabel id={`${fieldId}-label`}>{label}</InputLabel>
              <Select
                id={fieldId}
                labelId={`${fieldId}-label`}
                label={label}
                defaultValue="economy"
              >
                <MenuItem value="economy">Economy</MenuItem>
                <MenuItem value="business">Business</MenuItem>
                <MenuItem value="first">First class</MenuItem>
              </Select>
            </FormControl>
          );
        }),
      )}
    </Box>
  );
}
