import * as React from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1, 1.5),
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  '&:focus-visible': { outline: '2px solid currentColor' },
}));

export default function TextareaAutosizeRows() {
  const id = React.useId();

  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 190 }}>
      <Typography component="label" htmlFor={id} variant="body2">
        Note for the courier
      </Typography>
      <Typography component="div">
        <Textarea
          id={id}
          minRows={3}
          maxRows={6}
          defaultValue="Please ring twice. The parcel can stay with the neighbors."
        />
      </Typography>
    </Box>
  );
}
