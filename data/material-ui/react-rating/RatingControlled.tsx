import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingControlled() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Your stay at the Seaview Hotel</FormLabel>
      <Rating
        name="RatingControlled-stay"
        value={stars}
        onChange={(event, newStars) => setStars(newStars)}
        sx={{ my: 1 }}
      />
      <FormHelperText role="status" sx={{ mx: 0 }}>
        {stars === null ? 'Not rated' : `You gave ${stars} of 5 stars.`}
      </FormHelperText>
    </FormControl>
  );
}
