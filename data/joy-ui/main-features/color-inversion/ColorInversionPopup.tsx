import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const views = ['By name', 'By size', 'By last change'];

function SortMenu({ label, inline }: { label: string; inline: boolean }) {
  return (
    <Dropdown>
      <MenuButton>{label}</MenuButton>
      <Menu disablePortal={inline} placement="bottom-start">
        {views.map((view) => (
          <MenuItem key={view}>{view}</MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}

export default function ColorInversionPopup() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 'md',
      }}
    >
      <Typography level="title-md">Recipes</Typography>
      <SortMenu label="Sort, in a portal" inline={false} />
      <SortMenu label="Sort, in place" inline />
    </Sheet>
  );
}
