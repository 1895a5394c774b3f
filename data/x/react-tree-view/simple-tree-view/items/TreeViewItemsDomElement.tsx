import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const stations = Array.from({ length: 12 }, (_, index) => index + 1);

export default function TreeViewItemsDomElement() {
  const apiRef = useTreeViewApiRef();

  const showItem = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={() => showItem('station-1')}>
          First station
        </Button>
        <Button size="small" onClick={() => showItem('station-12')}>
          Last station
        </Button>
      </Stack>
      <Box
        sx={{
          height: 220,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <SimpleTreeView
          aria-label="Coast line"
          apiRef={apiRef}
          defaultExpandedItems={['line']}
        >
          <TreeItem itemId="line" label="Coast line">
            {stations.map((number) => (
              <TreeItem
                key={number}
                itemId={`station-${number}`}
                label={`Station ${number}`}
              />
            ))}
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
