import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

const prices = ['$89', '$94', '$81'];

export default function BackdropInCard() {
  const [round, setRound] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setRound((current) => (current + 1) % prices.length);
      setBusy(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Card variant="outlined" sx={{ width: 280, maxWidth: '100%' }}>
      {/* The containing block of the backdrop. */}
      <CardContent aria-busy={busy} sx={{ position: 'relative' }}>
        <Typography component="h3" variant="subtitle2">
          Train to Vienna, May 8
        </Typography>
        <Typography role="status" variant="h5" component="p">
          {prices[round]}
        </Typography>
        <Backdrop open={busy} sx={{ position: 'absolute', color: 'common.white' }}>
          <CircularProgress color="inherit" size={32} />
        </Backdrop>
      </CardContent>
      <CardActions>
        <Button onClick={() => setBusy(true)}>Update the price</Button>
      </CardActions>
    </Card>
  );
}
