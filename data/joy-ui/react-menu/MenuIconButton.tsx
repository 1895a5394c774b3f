import Card from '@mui/joy/Card';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import Delete from '@mui/icons-material/Delete';
import Download from '@mui/icons-material/Download';
import MoreVert from '@mui/icons-material/MoreVert';
import Share from '@mui/icons-material/Share';

export default function MenuIconButton() {
  return (
    <Card
      orientation="horizontal"
      size="sm"
      sx={{ width: 280, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography level="title-sm" noWrap>
        Contract-2024.pdf
      </Typography>
      <div>
        <Dropdown>
          <MenuButton
            slots={{ root: IconButton }}
            slotProps={{ root: { 'aria-label': 'Contract-2024.pdf' } }}
          >
            <MoreVert />
          </MenuButton>
          <Menu size="sm" placement="bottom-end" aria-label="Contract-2024.pdf">
            <MenuItem>
              <ListItemDecorator>
                <Download />
              </ListItemDecorator>
              Download
            </MenuItem>
            <MenuItem>
              <ListItemDecorator>
                <Share />
              </ListItemDecorator>
              Share
            </MenuItem>
            <ListDivider />
            <MenuItem color="danger" variant="soft">
              <ListItemDecorator>
                <Delete />
              </ListItemDecorator>
              Delete
            </MenuItem>
          </Menu>
        </Dropdown>
      </div>
    </Card>
  );
}
