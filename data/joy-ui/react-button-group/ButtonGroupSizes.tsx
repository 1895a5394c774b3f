import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Print from '@mui/icons-material/Print';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Invoice, ${size}`}>
          <Button>Send</Button>
          <Button>Copy</Button>
          <IconButton aria-label={`Print invoice, ${size}`}>
            <Print />
          </IconButton>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
