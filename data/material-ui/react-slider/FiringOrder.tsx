import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FiringOrder() {
  const id = React.useId();
  const [order, setOrder] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // One entry per thumb, under the same name.
    const [from, to] = data.getAll('days');
    setOrder(`${data.get('shelves')} shelves, in ${from} to ${to} days`);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 360, px: 1.5, alignItems: 'flex-start' }}
    >
      <Typography id={`${id}-shelves`}>Shelves</Typography>
      <Slider
        name="shelves"
        aria-labelledby={`${id}-shelves`}
        defaultValue={2}
        min={1}
        max={6}
        marks
        valueLabelDisplay="auto"
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <Typography id={`${id}-help`} variant="body2" color="text.secondary">
        A shelf holds about twelve mugs.
      </Typography>
      <Box role="group" aria-labelledby={`${id}-days`} sx={{ width: '100%' }}>
        <Typography id={`${id}-days`}>Ready in, days</Typography>
        <Slider
          name="days"
          getAriaLabel={(index) =>
            index === 0 ? 'At the earliest' : 'At the latest'
          }
          defaultValue={[4, 9]}
          min={1}
          max={14}
          valueLabelDisplay="auto"
        />
      </Box>
      <Button type="submit" variant="contained">
        Order firing
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {order}
      </Typography>
    </Stack>
  );
}
