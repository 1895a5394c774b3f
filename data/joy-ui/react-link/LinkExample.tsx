import ArrowForward from '@mui/icons-material/ArrowForward';
import Receipt from '@mui/icons-material/Receipt';
import Link, { type LinkProps } from '@mui/joy/Link';

export default function LinkExample(props: LinkProps) {
  return (
    <Link
      href="#LinkVariables"
      underline="always"
      startDecorator={<Receipt />}
      endDecorator={<ArrowForward sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
      {...props}
    >
      All invoices
    </Link>
  );
}
