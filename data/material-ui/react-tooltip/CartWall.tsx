import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const carts = [
  { name: 'Ident', detail: 'Seven seconds, ends cold' },
  { name: 'Weather', detail: 'Music bed, loops' },
  { name: 'Traffic', detail: 'Music bed, fades after a minute' },
  { name: 'Sting A', detail: 'Two seconds, brass' },
  { name: 'Sting B', detail: 'Two seconds, strings' },
  { name: 'Sign-off', detail: 'Plays to the end of the hour' },
];

export default function CartWall() {
  return (
    <Box
      role="group"
      aria-label="Cart wall"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        width: '100%',
        maxWidth: 400,
        mx: 'auto',
      }}
    >
      {carts.map(({ name, detail }) => (
        <Tooltip
          key={name}
          describeChild
          disableInteractive
          title={detail}
          enterDelay={700}
          enterNextDelay={80}
        >
          <Button variant="outlined">{name}</Button>
        </Tooltip>
      ))}
    </Box>
  );
}
