import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 11;
const step = 4;
const parties = Array.from({ length: total }, (_, index) => `Party ${index + 1}`);

export default function HutRegister() {
  const [count, setCount] = React.useState(step);
  const [loading, setLoading] = React.useState(false);
  const firstNew = React.useRef<HTMLLIElement>(null);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setCount((previous) => Math.min(previous + step, total));
      setLoading(false);
    }, 900);
    return () => clearTimeout(timer);
  }, [loading]);

  React.useEffect(() => {
    if (count > step) {
      firstNew.current?.focus();
    }
  }, [count]);

  // Each load starts where the last full page ended.
  const start = Math.floor((count - 1) / step) * step;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, mx: 'auto' }}>
      <List dense aria-label="Register" aria-busy={loading}>
        {parties.slice(0, count).map((party, index) => (
          <ListItem
            key={party}
            ref={index === start ? firstNew : undefined}
            tabIndex={index === start && start > 0 ? -1 : undefined}
          >
            <ListItemText primary={party} secondary={`Page ${index + 31}`} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        {`${count} of ${total} parties`}
      </Typography>
      {count < total && (
        <LoadingButton loading={loading} onClick={() => setLoading(true)}>
          Show more
        </LoadingButton>
      )}
    </Stack>
  );
}
