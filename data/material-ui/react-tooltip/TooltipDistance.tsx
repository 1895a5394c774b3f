import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const offsets = [
  { label: 'Default', offset: [0, 0] },
  { label: 'Closer', offset: [0, -10] },
  { label: 'Farther', offset: [0, 16] },
  { label: 'Sideways', offset: [32, 0] },
];

export default function TooltipDistance() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {offsets.map(({ label, offset }) => (
        <Tooltip
          key={label}
          describeChild
          title={`offset: [${offset.join(', ')}]`}
          slotProps={{
            popper: { modifiers: [{ name: 'offset', options: { offset } }] },
          }}
        >
          <Button variant="outlined">{label}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
