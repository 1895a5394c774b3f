import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Solo', price: '$0', features: ['3 projects', '1 GB of files'] },
  {
    name: 'Studio',
    price: '$18',
    features: ['All projects', '100 GB of files', 'Invoices'],
  },
];

export default function CardPricing() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
      }}
    >
      {plans.map(({ name, price, features }, index) => (
        <Card
          key={name}
          variant={index === 0 ? 'outlined' : 'solid'}
          color={index === 0 ? 'neutral' : 'primary'}
          invertedColors={index === 1}
        >
          <CardContent>
            <Typography level="title-lg">{name}</Typography>
            <Typography level="h2" component="p">
              {price}{' '}
              <Typography level="title-sm" textColor="text.primary">
                a month
              </Typography>
            </Typography>
            <List marker="disc" aria-label={`Features of ${name}`}>
              {features.map((feature) => (
                <ListItem key={feature}>{feature}</ListItem>
              ))}
            </List>
          </CardContent>
          <CardActions>
            <Button>Choose {name}</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
