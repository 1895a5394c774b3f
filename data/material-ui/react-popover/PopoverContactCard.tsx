import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverContactCard() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Amira Haddad
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Stack direction="row" spacing={2} sx={{ p: 2 }}>
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            AH
          </Avatar>
          <div>
            <Typography id={id} component="h3" variant="subtitle1">
              Amira Haddad
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Accounting, room 2.14
            </Typography>
            <Link href="mailto:amira@example.com" variant="body2">
              amira@example.com
            </Link>
          </div>
        </Stack>
      </Popover>
    </>
  );
}
