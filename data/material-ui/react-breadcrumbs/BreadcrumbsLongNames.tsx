import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsLongNames() {
  return (
    <Breadcrumbs
      aria-label="Path of the task"
      sx={{
        width: '100%',
        maxWidth: 420,
        [`& .${breadcrumbsClasses.ol}`]: { flexWrap: 'nowrap' },
        // Without it, an entry never gets narrower than its text.
        [`& .${breadcrumbsClasses.li}`]: { minWidth: 0 },
        [`& .${breadcrumbsClasses.li}:first-of-type`]: { flexShrink: 0 },
      }}
    >
      <Link href="#BreadcrumbsLongNames" color="inherit">
        Tasks
      </Link>
      <Link
        href="#BreadcrumbsLongNames"
        color="inherit"
        noWrap
        sx={{ display: 'block' }}
      >
        Move of the warehouse to the new building
      </Link>
      <Typography noWrap sx={{ color: 'text.primary' }}>
        Order shelves, labels and packing tables
      </Typography>
    </Breadcrumbs>
  );
}
