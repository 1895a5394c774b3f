import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';

const times = ['Today, 5 PM', 'Tomorrow, 9 AM', 'Tomorrow, 1 PM'];

export default function ChipRadio() {
  const id = React.useId();

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1 }}>
        Delivery
      </FormLabel>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {times.map((time, index) => (
          <Chip
            key={time}
            component="label"
            variant="outlined"
            label={
              <>
                <input
                  type="radio"
                  name={`${id}-delivery`}
                  value={time}
                  defaultChecked={index === 0}
                  style={visuallyHidden}
                />
                {time}
              </>
            }
            sx={{
              position: 'relative',
              cursor: 'pointer',
              '&:has(:checked)': {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                borderColor: 'primary.main',
              },
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'text.primary',
                outlineOffset: 2,
              },
            }}
          />
        ))}
      </Stack>
    </FormControl>
  );
}
