import AspectRatio from '@mui/joy/AspectRatio';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import { dunes, dusk, forest } from '../sampleData/pictures';

const files = [
  { name: 'dunes.jpg', size: '2.4 MB', picture: dunes },
  { name: 'dusk.jpg', size: '1.8 MB', picture: dusk },
  { name: 'forest.jpg', size: '3.1 MB', picture: forest },
];

export default function AspectRatioList() {
  return (
    <List
      aria-label="Files"
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', borderRadius: 'md' }}
    >
      {files.map(({ name, size, picture }) => (
        <ListItem key={name} sx={{ gap: 2 }}>
          <AspectRatio ratio="4/3" sx={{ flexBasis: 72, borderRadius: 'sm' }}>
            <img src={picture} alt="" />
          </AspectRatio>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{size}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
