import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

interface SavedFieldProps {
  unsaved?: boolean;
}

const SavedField = styled(TextField, {
  shouldForwardProp: (prop) => prop !== 'unsaved',
})<TextFieldProps & SavedFieldProps>({
  borderInlineStart: '4px solid transparent',
  paddingInlineStart: 8,
  variants: [
    {
      props: { unsaved: true },
      style: { borderColor: 'currentColor', borderInlineStartStyle: 'dashed' },
    },
  ],
});

export default function CustomizeDynamicProp() {
  const [saved, setSaved] = React.useState('Tomato soup');
  const [title, setTitle] = React.useState('Tomato soup with basil');

  return (
    <Stack
      spacing={2}
      sx={{ width: 280, maxWidth: '100%', alignItems: 'flex-start' }}
    >
      <SavedField
        label="Recipe"
        fullWidth
        value={title}
        unsaved={title !== saved}
        helperText={title === saved ? 'Saved' : 'Not saved yet'}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button onClick={() => setSaved(title)}>Save</Button>
    </Stack>
  );
}
