import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const items = ['Crampons, size M', 'Ice axe, 60 cm', 'Avalanche beacon'];

export default function GearLoanRows() {
  const [borrowed, setBorrowed] = React.useState<readonly string[]>([]);

  return (
    <FormGroup
      role="group"
      aria-label="Borrow from the hut"
      sx={{ maxWidth: 420, mx: 'auto' }}
    >
      {items.map((item) => (
        <FormControlLabel
          key={item}
          labelPlacement="start"
          label={item}
          control={
            <Checkbox
              checked={borrowed.includes(item)}
              onChange={(_, checked) =>
                setBorrowed((current) =>
                  checked
                    ? [...current, item]
                    : current.filter((other) => other !== item),
                )
              }
            />
          }
          sx={{
            justifyContent: 'space-between',
            mx: 0,
            paddingInlineStart: 1,
            borderBottom: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        />
      ))}
    </FormGroup>
  );
}
