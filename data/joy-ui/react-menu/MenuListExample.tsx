import { applySolidInversion } from '@mui/joy/colorInversion';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import MenuItem from '@mui/joy/MenuItem';
import MenuList, { type MenuListProps } from '@mui/joy/MenuList';
import Archive from '@mui/icons-material/Archive';
import Flag from '@mui/icons-material/Flag';
import Reply from '@mui/icons-material/Reply';

export default function MenuListExample({ sx, ...props }: MenuListProps) {
  const { variant, color = 'neutral' } = props;

  return (
    <MenuList
      aria-label="Message"
      {...props}
      sx={[
        { width: 220, flexGrow: 0 },
        // Items of a MenuList keep their own colors, unlike those of a Menu.
        variant === 'solid' && applySolidInversion(color),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <MenuItem>
        <ListItemDecorator>
          <Reply />
        </ListItemDecorator>
        Reply
      </MenuItem>
      <MenuItem selected>
        <ListItemDecorator>
          <Flag />
        </ListItemDecorator>
        Flag
      </MenuItem>
      <ListDivider />
      <MenuItem disabled>
        <ListItemDecorator>
          <Archive />
        </ListItemDecorator>
        Archive
      </MenuItem>
    </MenuList>
  );
}
