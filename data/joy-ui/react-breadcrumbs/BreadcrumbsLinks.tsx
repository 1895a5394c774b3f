import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsLinks() {
  return (
    <Stack>
      <Breadcrumbs aria-label="Path of the soup, default colors">
        <Link href="#BreadcrumbsLinks">Recipes</Link>
        <Link href="#BreadcrumbsLinks">Soups</Link>
        <Typography aria-current="page">Lentil soup</Typography>
      </Breadcrumbs>
      <Breadcrumbs aria-label="Path of the tart, neutral colors">
        <Link href="#BreadcrumbsLinks" color="neutral" underline="always">
          Recipes
        </Link>
        <Link href="#BreadcrumbsLinks" color="neutral" underline="always">
          Desserts
        </Link>
        <Typography
          aria-current="page"
          textColor="text.primary"
          sx={{ fontWeight: 'lg' }}
        >
          Lemon tart
        </Typography>
      </Breadcrumbs>
      <Breadcrumbs aria-label="Path of the salad, soft links" separator="">
        <Link href="#BreadcrumbsLinks" variant="soft">
          Recipes
        </Link>
        <Link href="#BreadcrumbsLinks" variant="soft">
          Salads
        </Link>
        <Typography aria-current="page" endDecorator={<Chip size="sm">New</Chip>}>
          Tomato salad
        </Typography>
      </Breadcrumbs>
    </Stack>
  );
}
