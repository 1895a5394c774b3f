import IconButton, { type IconButtonProps } from '@mui/joy/IconButton';
import Share from '@mui/icons-material/Share';

export default function IconButtonExample(props: IconButtonProps) {
  return (
    <IconButton aria-label="Share" variant="soft" color="primary" {...props}>
      <Share />
    </IconButton>
  );
}
