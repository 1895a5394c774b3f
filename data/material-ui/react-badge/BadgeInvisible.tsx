import * as React from 'react';
import Campaign from '@mui/icons-material/Campaign';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeInvisible() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [seen, setSeen] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 84 }}>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setSeen(true);
        }}
        startIcon={
          <Badge variant="dot" color="error" invisible={seen}>
            <Campaign />
          </Badge>
        }
      >
        {seen ? 'News' : 'News, one unread'}
      </Button>
      <Collapse id={id} in={open}>
        <Typography variant="body2">
          You can now export your invoices as PDF files.
        </Typography>
      </Collapse>
    </Stack>
  );
}
