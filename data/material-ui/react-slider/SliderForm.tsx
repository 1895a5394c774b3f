import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderForm() {
  const id = React.useId();
  const [search, setSearch] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // One entry per thumb, under the same name.
    const [from, to] = data.getAll('hours');
    setSearch(`${data.get('people')} people, ${from} to ${to} hours`);
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={1}
      sx={{ width: '100%', maxWidth: 360, px: 1.5, alignItems: 'flex-start' }}
    >
      <Typography id={`${id}-people`}>People</Typography>
      <Slider
        name="people"
        aria-labelledby={`${id}-people`}
        defaultValue={2}
        min={1}
        max={9}
        marks
        valueLabelDisplay="auto"
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <Typography id={`${id}-help`} variant="body2" color="text.secondary">
        Children under two travel without a seat.
      </Typography>
      <Box role="group" aria-labelledby={`${id}-hours`} sx={{ width: '100%' }}>
        <Typography id={`${id}-hours`}>Length of the flight in hours</Typography>
        <Slider
          name="hours"
          getAriaLabel={(index) => (index === 0 ? 'At least' : 'At most')}
          defaultValue={[1, 6]}
          max={14}
          valueLabelDisplay="auto"
        />
      </Box>
      <Button type="submit" variant="contained">
        Search flights
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {search}
      </Typography>
    </Stack>
  );
}
