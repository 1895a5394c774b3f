import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupColors() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Quote" color="primary">
        <Button>Accept</Button>
        <Button>Discuss</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Leave request" color="success" variant="soft">
        <Button>Approve</Button>
        <Button>Ask</Button>
        <Button color="danger">Reject</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Sign-in" color="primary">
        <Button variant="solid">Continue</Button>
        <Button>Use a code</Button>
      </ButtonGroup>
    </Stack>
  );
}
