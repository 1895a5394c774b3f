import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

const meanings = ['Cold', 'Late', 'As expected', 'Tasty', 'Order again'];

const getMeaning = (stars: number) => meanings[stars - 1];

export default function RatingHoverLabels() {
  const [stars, setStars] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? stars : hovered;

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How was your dinner?</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
        <Rating
          name="RatingHoverLabels-dinner"
          value={stars}
          getLabelText={(value) => `${value} of 5, ${getMeaning(value)}`}
          onChange={(event, newStars) => setStars(newStars)}
          onChangeActive={(event, newHovered) => setHovered(newHovered)}
        />
        {/* Each star has the same text in its label. */}
        <Box aria-hidden sx={{ minWidth: 104 }}>
          {shown === null ? 'Not rated' : getMeaning(shown)}
        </Box>
      </Box>
    </FormControl>
  );
}
