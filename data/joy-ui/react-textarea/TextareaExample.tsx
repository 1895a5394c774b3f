import Textarea, { type TextareaProps } from '@mui/joy/Textarea';
import Button from '@mui/joy/Button';
import EditNote from '@mui/icons-material/EditNote';

export default function TextareaExample(props: TextareaProps) {
  return (
    <Textarea
      aria-label="Note for the kitchen"
      placeholder="Allergies, timing"
      startDecorator={<EditNote />}
      endDecorator={<Button>Save</Button>}
      {...props}
    />
  );
}
