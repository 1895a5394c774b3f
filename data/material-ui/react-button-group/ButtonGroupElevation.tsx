import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupElevation() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Order 1042, with a shadow">
        <Button>Pack</Button>
        <Button>Ship</Button>
      </ButtonGroup>
      <ButtonGroup
        variant="contained"
        disableElevation
        aria-label="Order 1043, without a shadow"
      >
        <Button>Pack</Button>
        <Button>Ship</Button>
      </ButtonGroup>
    </Stack>
  );
}
