import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupDisabled() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Flight to Lisbon, departed" size="sm" disabled>
        <Button>Check in</Button>
        <Button>Change</Button>
        <Button disabled={false}>Receipt</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Flight to Oslo" size="sm">
        <Button disabled>Check in</Button>
        <Button>Change</Button>
        <Button>Receipt</Button>
      </ButtonGroup>
    </Stack>
  );
}
