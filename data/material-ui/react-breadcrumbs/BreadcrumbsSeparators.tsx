import ChevronRight from '@mui/icons-material/ChevronRight';
import FiberManualRecord from '@mui/icons-material/FiberManualRecord';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const separators = [
  { label: 'Path with a character', node: '›' },
  {
    label: 'Path with chevrons',
    node: (
      <ChevronRight
        fontSize="small"
        sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    ),
  },
  { label: 'Path with dots', node: <FiberManualRecord sx={{ fontSize: 8 }} /> },
];

export default function BreadcrumbsSeparators() {
  return (
    <Stack spacing={3}>
      {separators.map(({ label, node }) => (
        <Breadcrumbs key={label} aria-label={label} separator={node}>
          <Link href="#BreadcrumbsSeparators" color="inherit">
            Flights
          </Link>
          <Link href="#BreadcrumbsSeparators" color="inherit">
            Lisbon
          </Link>
          <Typography sx={{ color: 'text.primary' }}>Seats</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
