import Delete from '@mui/icons-material/Delete';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';
import { applySolidInversion } from '@mui/joy/colorInversion';
import List, { type ListProps } from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListExample({ sx, ...props }: ListProps) {
  const { variant, color = 'neutral', orientation } = props;

  return (
    <List
      aria-label="Mailbox"
      wrap={orientation === 'horizontal'}
      {...props}
      sx={[
        { maxWidth: 320, marginInline: 'auto' },
        // Items keep their own colors, so they are unreadable on a solid list without this.
        variant === 'solid' && applySolidInversion(color),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Inbox />
          </ListItemDecorator>
          Inbox
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Send />
          </ListItemDecorator>
          Sent
        </ListItemButton>
      </ListItem>
      <ListDivider aria-hidden />
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Delete />
          </ListItemDecorator>
          Trash
        </ListItemButton>
      </ListItem>
    </List>
  );
}
