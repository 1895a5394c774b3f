import ChevronRight from '@mui/icons-material/ChevronRight';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const separators = [
  { name: 'dot', node: '·' },
  { name: 'angle', node: '›' },
  {
    name: 'icon',
    node: <ChevronRight sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />,
  },
];

export default function BreadcrumbsSeparators() {
  return (
    <Stack>
      {separators.map(({ name, node }) => (
        <Breadcrumbs
          key={name}
          separator={node}
          aria-label={`Path with the separator ${name}`}
        >
          <Link href="#BreadcrumbsSeparators">Trips</Link>
          <Link href="#BreadcrumbsSeparators">Lisbon</Link>
          <Typography aria-current="page">Return flight</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
