import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputFloatingLabel() {
  return (
    <FormControl
      sx={{
        width: '100%',
        maxWidth: 320,
        // The field is empty as long as its placeholder, a space, is shown.
        '&:focus-within label, &:has(input:not(:placeholder-shown)) label': {
          top: '0.375rem',
          fontSize: 'xs',
        },
      }}
    >
      <FormLabel
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: '1.125rem',
          insetInlineStart: '0.8125rem',
          pointerEvents: 'none',
          transition: 'top 150ms, font-size 150ms',
        }}
      >
        Delivery address
      </FormLabel>
      <Input
        placeholder=" "
        autoComplete="street-address"
        sx={{
          '--Input-minHeight': '3.5rem',
          '& input': { paddingBlockStart: '1.125rem' },
        }}
      />
    </FormControl>
  );
}
