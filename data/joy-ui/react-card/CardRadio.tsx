import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const options = [
  {
    value: 'standard',
    label: 'Standard',
    text: 'Arrives in 3 to 5 days',
    price: '$4',
  },
  { value: 'express', label: 'Express', text: 'Arrives tomorrow', price: '$12' },
];

export default function CardRadio() {
  return (
    <RadioGroup aria-label="Delivery" name="delivery" defaultValue="standard">
      <Box sx={{ display: 'grid', gap: 1.5, width: 300, maxWidth: '100%' }}>
        {options.map(({ value, label, text, price }) => (
          <Card key={value} orientation="horizontal" size="sm">
            <CardContent>
              <Radio
                overlay
                value={value}
                label={label}
                slotProps={{ input: { 'aria-describedby': `delivery-${value}` } }}
              />
              <Typography id={`delivery-${value}`} level="body-sm">
                {text}
              </Typography>
            </CardContent>
            <Typography level="title-md">{price}</Typography>
          </Card>
        ))}
      </Box>
    </RadioGroup>
  );
}
