import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

const trail = ['Recipes', 'Soups', 'Lentil soup'];

export default function BreadcrumbsCurrentPage() {
  return (
    <Breadcrumbs aria-label="Path of the recipe">
      {trail.map((name, index) => {
        const current = index === trail.length - 1;
        return (
          <Link
            key={name}
            href="#BreadcrumbsCurrentPage"
            color={current ? 'textPrimary' : 'inherit'}
            underline={current ? 'none' : 'always'}
            aria-current={current ? 'page' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </Breadcrumbs>
  );
}
