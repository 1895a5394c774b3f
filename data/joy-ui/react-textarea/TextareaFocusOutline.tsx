import Textarea, { textareaClasses } from '@mui/joy/Textarea';

export default function TextareaFocusOutline() {
  return (
    <Textarea
      aria-label="Diary"
      minRows={2}
      defaultValue="Ferry at nine, museum until noon."
      sx={(theme) => ({
        width: '100%',
        maxWidth: 360,
        // No shadow: an outline around the border instead.
        '--Textarea-focusedThickness': '0px',
        [`&.${textareaClasses.focused}`]: {
          outline: `2px solid ${theme.vars.palette.success.plainColor}`,
          outlineOffset: 2,
        },
      })}
    />
  );
}
