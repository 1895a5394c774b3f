import * as React from 'react';
import CallOutlined from '@mui/icons-material/CallOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  onNavigate: (href: string) => void;
}

// Stands in for your router's link: it renders an <a> and passes the ref on.
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

export default function TideTableLinks() {
  const [path, setPath] = React.useState('/tides/today');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button href="tel:+15550142" startIcon={<CallOutlined />}>
          Call the harbour master
        </Button>
        <Button
          component={RouterLink}
          href="/tides/tomorrow"
          onNavigate={setPath}
          variant="outlined"
        >
          Tomorrow’s tides
        </Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Router path: {path}
      </Typography>
    </Stack>
  );
}
