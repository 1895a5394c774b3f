import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const orders = [
  { variant: 'solid', product: 'lamps', quantity: 12 },
  { variant: 'soft', product: 'chairs', quantity: 4 },
  { variant: 'outlined', product: 'shelves', quantity: 2 },
  { variant: 'plain', product: 'desks', quantity: 1 },
] as const;

export default function OverviewVariants() {
  return (
    <Stack spacing={2} useFlexGap>
      {orders.map(({ variant, product, quantity }) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Chip variant={variant} color="success" sx={{ minWidth: 80 }}>
            {variant}
          </Chip>
          <Input
            type="number"
            variant={variant}
            aria-label={`Number of ${product}`}
            defaultValue={quantity}
            sx={{ width: 88 }}
          />
          <Button variant={variant}>Order {product}</Button>
        </Stack>
      ))}
    </Stack>
  );
}
