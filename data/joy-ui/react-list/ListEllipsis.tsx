import Description from '@mui/icons-material/Description';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const documents = [
  { name: 'Annual report 2024, second draft with comments.docx', size: '2.4 MB' },
  { name: 'Notes.md', size: '3 kB' },
  { name: 'Floor plan of the warehouse in Rotterdam.pdf', size: '810 kB' },
];

export default function ListEllipsis() {
  return (
    <List aria-label="Documents" sx={{ maxWidth: 300, marginInline: 'auto' }}>
      {documents.map(({ name, size }) => (
        <ListItem key={name}>
          <ListItemButton title={name}>
            <ListItemDecorator>
              <Description />
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm" noWrap>
                {name}
              </Typography>
            </ListItemContent>
            <Typography level="body-xs" noWrap>
              {size}
            </Typography>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
