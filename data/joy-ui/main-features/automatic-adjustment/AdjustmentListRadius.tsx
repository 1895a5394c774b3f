import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Folder from '@mui/icons-material/Folder';

const shapes = [
  { name: 'Flush', variables: { '--List-radius': '12px', '--List-padding': '0px' } },
  { name: 'Inset', variables: { '--List-radius': '12px', '--List-padding': '6px' } },
  { name: 'Pill', variables: { '--List-radius': '26px', '--List-padding': '8px' } },
];
const folders = ['Contracts', 'Receipts', 'Photos'];

export default function AdjustmentListRadius() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {shapes.map(({ name, variables }) => (
        <List
          key={name}
          aria-label={name}
          variant="outlined"
          sx={{ ...variables, '--List-gap': '2px', flex: '1 1 160px' }}
        >
          {folders.map((folder, index) => (
            <ListItem key={folder}>
              <ListItemButton variant={index === 0 ? 'soft' : 'plain'}>
                <ListItemDecorator>
                  <Folder />
                </ListItemDecorator>
                {folder}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Stack>
  );
}
