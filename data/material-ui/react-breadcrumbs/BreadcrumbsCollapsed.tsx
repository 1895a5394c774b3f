import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Files', 'Projects', '2026', 'Website', 'Images', 'Icons'];

export default function BreadcrumbsCollapsed() {
  return (
    <Breadcrumbs
      aria-label="Path of the image"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all folders"
      slotProps={{ collapsedIcon: { sx: { height: 24 } } }}
    >
      {folders.map((folder) => (
        <Link key={folder} href="#BreadcrumbsCollapsed" color="inherit">
          {folder}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>logo.svg</Typography>
    </Breadcrumbs>
  );
}
