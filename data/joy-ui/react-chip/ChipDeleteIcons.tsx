import Backspace from '@mui/icons-material/Backspace';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function ChipDeleteIcons() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip
        size="lg"
        color="warning"
        endDecorator={<ChipDelete aria-label="Clear price" />}
      >
        Price
      </Chip>
      <Chip
        size="lg"
        color="warning"
        endDecorator={
          <ChipDelete aria-label="Clear color" variant="solid" color="danger" />
        }
      >
        Color
      </Chip>
      <Chip
        size="lg"
        color="warning"
        endDecorator={
          <ChipDelete aria-label="Clear brand" variant="plain">
            <Backspace />
          </ChipDelete>
        }
      >
        Brand
      </Chip>
      <Chip
        size="lg"
        color="warning"
        endDecorator={<ChipDelete aria-label="Clear stock" />}
      >
        Stock
      </Chip>
    </Stack>
  );
}
