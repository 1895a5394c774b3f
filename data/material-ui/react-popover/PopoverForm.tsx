import * as React from 'react';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PopoverForm() {
  const [trigger, setTrigger] = React.useState<HTMLElement | null>(null);
  const [limit, setLimit] = React.useState('250');

  const apply = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLimit(String(new FormData(event.currentTarget).get('limit')));
    setTrigger(null);
  };

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={trigger !== null}
        onClick={({ currentTarget }) => setTrigger(currentTarget)}
      >
        Up to {limit} USD
      </Button>
      <Popover
        open={trigger !== null}
        anchorEl={trigger}
        onClose={() => setTrigger(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -8, horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filter by price',
          },
        }}
      >
        <Stack
          component="form"
          direction="row"
          spacing={1}
          onSubmit={apply}
          sx={{ p: 2 }}
        >
          <TextField
            autoFocus
            required
            name="limit"
            type="number"
            size="small"
            label="Highest price"
            defaultValue={limit}
            slotProps={{
              htmlInput: { min: 1 },
              input: {
                endAdornment: <InputAdornment position="end">USD</InputAdornment>,
              },
            }}
            sx={{ width: 150 }}
          />
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
