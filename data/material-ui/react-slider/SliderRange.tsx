import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderRange() {
  const id = React.useId();
  const [price, setPrice] = React.useState([80, 240]);

  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ width: '100%', maxWidth: 360, px: 1.5 }}
    >
      <Typography id={id}>Price per night</Typography>
      <Typography color="text.secondary">
        <bdi>{price.map((dollars) => `$${dollars}`).join(' to ')}</bdi>
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(dollars) => `$${dollars}`}
        max={400}
        step={10}
        shiftStep={50}
        value={price}
        onChange={(event, value) => {
          if (Array.isArray(value)) {
            setPrice(value);
          }
        }}
      />
    </Box>
  );
}
