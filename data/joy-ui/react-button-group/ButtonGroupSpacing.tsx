import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupSpacing() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Recipe" spacing={1}>
        <Button>Cook</Button>
        <Button>Print</Button>
        <Button>Share</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Portions" variant="soft" spacing="2px">
        <Button>Half</Button>
        <Button>Whole</Button>
        <Button>Double</Button>
      </ButtonGroup>
      <ButtonGroup
        aria-label="Shopping list"
        variant="soft"
        color="primary"
        spacing={{ xs: 0, md: '0.75rem' }}
      >
        <Button>Add</Button>
        <Button>Sort</Button>
        <Button>Clear</Button>
      </ButtonGroup>
    </Stack>
  );
}
