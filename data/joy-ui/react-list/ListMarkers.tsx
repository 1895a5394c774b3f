import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function ListMarkers() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
      <div>
        <Typography id="marker-dough" level="title-md">
          Dough
        </Typography>
        <List marker="disc" aria-labelledby="marker-dough">
          <ListItem>500 g flour</ListItem>
          <ListItem>7 g dry yeast</ListItem>
          <ListItem>320 ml water</ListItem>
        </List>
      </div>
      <div>
        <Typography id="marker-steps" level="title-md">
          Steps
        </Typography>
        <List component="ol" marker="decimal" aria-labelledby="marker-steps">
          <ListItem>Knead for ten minutes.</ListItem>
          <ListItem>Let it rise for an hour.</ListItem>
          <ListItem>Bake for 40 minutes at 220 °C.</ListItem>
        </List>
      </div>
    </Box>
  );
}
