import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaFloatingLabel() {
  return (
    <FormControl
      sx={{
        width: '100%',
        maxWidth: 360,
        '& > label': {
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: 13,
          top: 5,
          margin: 0,
          fontSize: 'xs',
          color: 'text.secondary',
          pointerEvents: 'none',
          transition: 'top 150ms, font-size 150ms',
        },
        // Empty and without focus: the label takes the place of the text.
        '&:has(textarea:placeholder-shown):not(:focus-within) > label': {
          top: 17,
          fontSize: 'md',
        },
        '@media (prefers-reduced-motion: reduce)': {
          '& > label': { transition: 'none' },
        },
      }}
    >
      <FormLabel>Message to the host</FormLabel>
      <Textarea placeholder=" " sx={{ pt: 3 }} />
    </FormControl>
  );
}
