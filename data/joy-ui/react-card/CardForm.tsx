import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function CardForm() {
  const [status, setStatus] = React.useState('Up to $112 can be refunded.');

  return (
    <Card
      component="form"
      aria-label="Refund for order 4021"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setStatus(
          `$${new FormData(event.currentTarget).get('amount')} was refunded.`,
        );
      }}
      sx={{ width: 340, maxWidth: '100%' }}
    >
      <Typography level="title-lg">Refund for order 4021</Typography>
      <FormControl required>
        <FormLabel>Amount</FormLabel>
        <Input
          name="amount"
          type="number"
          defaultValue={38}
          startDecorator="$"
          slotProps={{ input: { min: 1, max: 112 } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Reason</FormLabel>
        <Textarea name="reason" minRows={2} />
      </FormControl>
      <Checkbox
        name="notify"
        defaultChecked
        label="Send a message to the customer"
      />
      <CardActions>
        <Button type="submit">Refund</Button>
      </CardActions>
      <Typography role="status" level="body-sm">
        {status}
      </Typography>
    </Card>
  );
}
