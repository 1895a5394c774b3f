import Button, { type ButtonProps } from '@mui/joy/Button';
import LocalShipping from '@mui/icons-material/LocalShipping';

export default function ButtonExample(props: ButtonProps) {
  return (
    <Button startDecorator={<LocalShipping />} {...props}>
      Track parcel
    </Button>
  );
}
