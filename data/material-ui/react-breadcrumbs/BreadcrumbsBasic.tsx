import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsBasic() {
  return (
    <Breadcrumbs aria-label="Path of the invoice">
      <Link href="#BreadcrumbsBasic" color="inherit">
        Customers
      </Link>
      <Link href="#BreadcrumbsBasic" color="inherit">
        Ada Moreno
      </Link>
      <Typography sx={{ color: 'text.primary' }}>Invoice 301</Typography>
    </Breadcrumbs>
  );
}
