import Button, { type ButtonProps } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const slotProps: ButtonProps['slotProps'] = {
  endDecorator: {
    component: 'kbd',
    sx: {
      px: 0.75,
      border: '1px solid',
      borderRadius: 'xs',
      fontFamily: 'code',
      fontSize: 'xs',
    },
  },
};

export default function StructureInterior() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button endDecorator="Ctrl S" slotProps={slotProps}>
        Save draft
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator="Esc"
        slotProps={slotProps}
      >
        Discard
      </Button>
    </Stack>
  );
}
