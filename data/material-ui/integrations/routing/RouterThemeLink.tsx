import * as React from 'react';
import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

interface HrefLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

// The components pass `href`, and the router expects `to`.
const HrefLink = React.forwardRef<HTMLAnchorElement, HrefLinkProps>(
  function HrefLink({ href, ...other }, ref) {
    return <RouterLink {...other} ref={ref} to={href} />;
  },
);

function withRouterLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLink: { defaultProps: { component: HrefLink } as LinkProps },
      MuiButtonBase: { defaultProps: { LinkComponent: HrefLink } },
    },
  };
}

function Path() {
  return (
    <Typography variant="body2" role="status">
      Path: {usePath()}
    </Typography>
  );
}

export default function RouterThemeLink() {
  return (
    <MemoryRouter initialPath="/recipes">
      <ThemeProvider theme={withRouterLinks}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Link href="/recipes">All recipes</Link>
          <Button href="/recipes/new" variant="contained">
            New recipe
          </Button>
          <Path />
        </Stack>
      </ThemeProvider>
    </MemoryRouter>
  );
}
