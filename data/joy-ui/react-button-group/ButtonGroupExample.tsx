import Button from '@mui/joy/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/joy/ButtonGroup';

export default function ButtonGroupExample(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Clipboard" {...props}>
      <Button>Cut</Button>
      <Button>Copy</Button>
      <Button>Paste</Button>
    </ButtonGroup>
  );
}
