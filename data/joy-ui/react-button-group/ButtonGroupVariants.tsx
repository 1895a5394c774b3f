import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {variants.map((variant) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          aria-label={`Order, ${variant}`}
        >
          <Button>Edit</Button>
          <Button>Repeat</Button>
          <IconButton aria-label={`More for the ${variant} order`}>
            <MoreHoriz />
          </IconButton>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
