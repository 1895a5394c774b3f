import Home from '@mui/icons-material/Home';
import Inventory2 from '@mui/icons-material/Inventory2';
import Receipt from '@mui/icons-material/Receipt';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Path of the invoice">
      <Link href="#BreadcrumbsIcons" color="neutral" aria-label="Home">
        <Home />
      </Link>
      <Link href="#BreadcrumbsIcons" color="neutral" startDecorator={<Inventory2 />}>
        Order 4021
      </Link>
      <Typography aria-current="page" startDecorator={<Receipt />}>
        Invoice
      </Typography>
    </Breadcrumbs>
  );
}
