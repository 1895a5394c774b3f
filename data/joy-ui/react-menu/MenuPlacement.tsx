import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const placements = ['bottom-start', 'bottom-end', 'top-start', 'right'] as const;

export default function MenuPlacement() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(120px, 160px))',
        gap: 1.5,
      }}
    >
      {placements.map((placement) => (
        <Dropdown key={placement}>
          <MenuButton>{placement}</MenuButton>
          <Menu
            size="sm"
            placement={placement}
            modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
            aria-label={placement}
          >
            <MenuItem>Map</MenuItem>
            <MenuItem>Route</MenuItem>
            <MenuItem>Gate</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Box>
  );
}
