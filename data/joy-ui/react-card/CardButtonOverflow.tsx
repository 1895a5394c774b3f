import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardButtonOverflow() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Card sx={{ width: 280, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="body-sm">Invoice 1187, due on May 15</Typography>
        <Typography level="h3" component="p">
          $1,240.00
        </Typography>
        <Typography level="body-sm" role="status">
          {paid ? 'Paid' : 'Not paid yet'}
        </Typography>
      </CardContent>
      <CardOverflow>
        <Button
          variant="soft"
          color={paid ? 'neutral' : 'primary'}
          onClick={() => setPaid(!paid)}
        >
          {paid ? 'Undo' : 'Mark as paid'}
        </Button>
      </CardOverflow>
    </Card>
  );
}
