import * as React from 'react';
import MailOutline from '@mui/icons-material/MailOutline';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  onNavigate: (href: string) => void;
}

// Stands in for the link of your router: it renders an <a> and forwards the ref.
const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(
  function RouterLink({ onNavigate, href = '', children, ...other }, ref) {
    const handleClick = (event: React.MouseEvent) => {
      event.preventDefault();
      onNavigate(href);
    };
    return (
      <a {...other} ref={ref} href={href} onClick={handleClick}>
        {children}
      </a>
    );
  },
);

export default function ButtonLinks() {
  const [path, setPath] = React.useState('/orders');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button href="mailto:help@example.com" startIcon={<MailOutline />}>
          Email support
        </Button>
        <Button
          component={RouterLink}
          href="/orders/1042"
          onNavigate={setPath}
          variant="outlined"
        >
          View order
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        <bdi>Path: {path}</bdi>
      </Typography>
    </Stack>
  );
}
