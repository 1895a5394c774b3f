import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 240;

export default function TextFieldMultiline() {
  const [review, setReview] = React.useState(
    'Easy to cook and done in half an hour.\nWe used less sugar.',
  );

  return (
    <TextField
      multiline
      minRows={3}
      maxRows={8}
      fullWidth
      label="Your review"
      value={review}
      onChange={(event) => setReview(event.target.value)}
      helperText={`Characters: ${review.length} of ${limit}`}
      slotProps={{ htmlInput: { maxLength: limit } }}
      sx={{ maxWidth: 480 }}
    />
  );
}
