import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const blends = [
  { variant: 'solid', tea: 'Sencha', grams: 120 },
  { variant: 'soft', tea: 'Oolong', grams: 80 },
  { variant: 'outlined', tea: 'Pu-erh', grams: 200 },
  { variant: 'plain', tea: 'Rooibos', grams: 50 },
] as const;

export default function TeaBarVariants() {
  return (
    <Stack spacing={2} useFlexGap>
      {blends.map(({ variant, tea, grams }) => (
        <Stack
          key={variant}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Chip variant={variant} color="success">
            {variant}
          </Chip>
          <Input
            variant={variant}
            aria-label={`Amount of ${tea}`}
            defaultValue={`${grams} g`}
            sx={{ width: 110 }}
          />
          <Button variant={variant}>Weigh {tea}</Button>
        </Stack>
      ))}
    </Stack>
  );
}
