import * as React from 'react';
import LocalShippingOutlinedIcon from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SHIPPING, type Draft } from './order';

interface ConfirmationProps {
  draft: Draft;
  onRestart: () => void;
}

export function Confirmation({ draft, onRestart }: ConfirmationProps) {
  const title = React.useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone.
  React.useEffect(() => title.current?.focus(), []);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start', py: { xs: 2, md: 6 } }}>
      <LocalShippingOutlinedIcon color="secondary" sx={{ fontSize: 56 }} />
      <Typography ref={title} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
        Thank you, {draft.name.split(' ')[0]}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ maxWidth: '32rem', overflowWrap: 'anywhere' }}
      >
        Order 20917 is on its way: {SHIPPING[draft.shipping].time.toLowerCase()}. A
        receipt was sent to {draft.email}.
      </Typography>
      <Button variant="outlined" onClick={onRestart}>
        Start again
      </Button>
    </Stack>
  );
}
