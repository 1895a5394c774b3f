import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const middle = ['Electronics', 'Audio', 'Headphones'];

export default function BreadcrumbsCondensed() {
  const [expanded, setExpanded] = React.useState(false);
  const firstShown = React.useRef<HTMLAnchorElement>(null);

  // The pressed button is gone after that, so the focus goes to the first new link.
  React.useEffect(() => {
    if (expanded) firstShown.current?.focus();
  }, [expanded]);

  return (
    <Breadcrumbs aria-label="Path of the product">
      <Link href="#BreadcrumbsCondensed">Shop</Link>
      {expanded ? (
        middle.map((level, index) => (
          <Link
            key={level}
            ref={index === 0 ? firstShown : undefined}
            href="#BreadcrumbsCondensed"
          >
            {level}
          </Link>
        ))
      ) : (
        <Button
          size="sm"
          variant="soft"
          color="neutral"
          aria-label={`Show ${middle.length} levels in between: …`}
          onClick={() => setExpanded(true)}
          sx={{ minHeight: 24, paddingBlock: 0 }}
        >
          …
        </Button>
      )}
      <Typography aria-current="page">Wireless earbuds</Typography>
    </Breadcrumbs>
  );
}
