import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCard() {
  const [loading, setLoading] = React.useState(true);
  const barId = React.useId();

  return (
    <Card
      aria-busy={loading}
      aria-describedby={loading ? barId : undefined}
      sx={{ width: 300, maxWidth: '100%', overflow: 'hidden' }}
    >
      {loading && (
        <LinearProgress
          id={barId}
          size="sm"
          aria-label="Updating the timetable"
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            '--LinearProgress-radius': '0px',
          }}
        />
      )}
      <Typography level="title-md">Flights to Oslo</Typography>
      <Typography level="body-sm">
        SK 1472 at 9:05, SK 1476 at 13:40, SK 1480 at 18:15
      </Typography>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop the update' : 'Update'}
      </Button>
    </Card>
  );
}
