import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const withIcon = { display: 'inline-flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbsIcons() {
  return (
    <Breadcrumbs aria-label="Path of the file">
      <Link href="#BreadcrumbsIcons" color="inherit" sx={withIcon}>
        <StorageOutlined fontSize="small" />
        Team drive
      </Link>
      <Link href="#BreadcrumbsIcons" color="inherit" sx={withIcon}>
        <FolderOutlined fontSize="small" />
        Contracts
      </Link>
      <Typography sx={{ ...withIcon, color: 'text.primary' }}>
        <DescriptionOutlined fontSize="small" />
        Lease.pdf
      </Typography>
    </Breadcrumbs>
  );
}
