import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListDivider, { type ListDividerProps } from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

const insets: { inset?: ListDividerProps['inset']; label: string }[] = [
  { label: 'context: from edge to edge' },
  { inset: 'gutter', label: 'gutter: as wide as the content' },
  { inset: 'startDecorator', label: 'startDecorator: free at the start' },
  { inset: 'startContent', label: 'startContent: below the text' },
];

export default function ListDividers() {
  return (
    <List
      aria-label="Insets of dividers"
      variant="outlined"
      sx={{ maxWidth: 340, marginInline: 'auto', borderRadius: 'sm' }}
    >
      {insets.flatMap(({ inset, label }) => [
        <ListItem key={label}>
          <ListItemDecorator>
            <Avatar size="sm" />
          </ListItemDecorator>
          {label}
        </ListItem>,
        <ListDivider key={`${label} line`} aria-hidden inset={inset} />,
      ])}
      <ListItem>
        <ListItemDecorator>
          <Avatar size="sm" />
        </ListItemDecorator>
        The last entry
      </ListItem>
    </List>
  );
}
