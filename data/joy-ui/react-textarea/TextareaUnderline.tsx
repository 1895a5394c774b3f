import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaUnderline() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Shopping list</FormLabel>
      <Textarea
        variant="plain"
        defaultValue={'Flour\nApples'}
        sx={(theme) => ({
          '--Textarea-radius': '0px',
          '--Textarea-paddingInline': '0px',
          borderBottom: `1px solid ${theme.vars.palette.neutral.outlinedBorder}`,
          '&::before': {
            boxShadow: 'none',
            borderBottom: `2px solid ${theme.vars.palette.focusVisible}`,
            transform: 'scaleX(var(--Textarea-focused))',
            transition: 'transform 150ms',
          },
        })}
      />
    </FormControl>
  );
}
