import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const groups = [
  { size: 'small', label: 'Photo' },
  { size: 'medium', label: 'Video' },
  { size: 'large', label: 'Album' },
] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {groups.map(({ size, label }) => (
        <ButtonGroup key={size} size={size} aria-label={`${label}, ${size} buttons`}>
          <Button>{label}</Button>
          <Button>Share</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
