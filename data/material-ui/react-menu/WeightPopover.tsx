import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function WeightPopover() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [weight, setWeight] = React.useState('38.5');

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWeight(String(new FormData(event.currentTarget).get('weight')));
    setAnchor(null);
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Weight: {weight} kg
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title` } }}
      >
        <Stack
          component="form"
          spacing={2}
          onSubmit={save}
          sx={{ p: 2, width: 240 }}
        >
          <Typography id={`${id}-title`} component="h3" variant="subtitle1">
            Weigh the hive
          </Typography>
          <TextField
            autoFocus
            required
            id={`${id}-weight`}
            name="weight"
            label="Weight in kg"
            type="number"
            size="small"
            defaultValue={weight}
            slotProps={{ htmlInput: { min: 0, step: 0.1 } }}
          />
          <Button type="submit" variant="contained">
            Save weight
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
