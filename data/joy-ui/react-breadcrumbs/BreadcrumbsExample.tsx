import Folder from '@mui/icons-material/Folder';
import Breadcrumbs, { type BreadcrumbsProps } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsExample(props: BreadcrumbsProps) {
  return (
    <Breadcrumbs aria-label="Path of the file" {...props}>
      <Link
        href="#BreadcrumbsPlayground"
        color="neutral"
        startDecorator={<Folder />}
      >
        Files
      </Link>
      <Link href="#BreadcrumbsPlayground" color="neutral">
        Invoices
      </Link>
      <Typography aria-current="page">May 2025</Typography>
    </Breadcrumbs>
  );
}
