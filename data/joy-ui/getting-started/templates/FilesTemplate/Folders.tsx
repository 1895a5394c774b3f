import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { findFiles, FOLDERS, type Folder } from './data';

const ICONS = {
  'All files': <FolderOutlined />,
  Photos: <ImageOutlined />,
  Contracts: <DescriptionOutlined />,
  Invoices: <ReceiptLongOutlined />,
} as const satisfies Record<Folder, React.ReactNode>;

interface FoldersProps {
  current: Folder;
  onChange: (folder: Folder) => void;
}

/** A column beside the files from `md` on, and a strip above them on narrower screens. */
export function Folders({ current, onChange }: FoldersProps) {
  return (
    <Box
      component="nav"
      aria-label="Folders"
      sx={{
        borderInlineEnd: { md: '1px solid' },
        borderColor: { md: 'divider' },
        p: { xs: 1, md: 2 },
        minWidth: 0,
      }}
    >
      <List
        size="sm"
        sx={{
          '--List-gap': '0px',
          '--ListItem-radius': '8px',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          p: 0,
        }}
      >
        {FOLDERS.map((folder) => (
          <ListItem key={folder}>
            <ListItemButton
              selected={folder === current}
              aria-current={folder === current ? 'true' : undefined}
              onClick={() => onChange(folder)}
            >
              <ListItemDecorator>{ICONS[folder]}</ListItemDecorator>
              <ListItemContent>{folder}</ListItemContent>
              <Typography level="body-xs" textColor="inherit">
                {findFiles(folder, '').length}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 4, px: 1 }}>
        <Typography id="files-storage" level="body-xs" sx={{ mb: 1 }}>
          14.3 of 20 GB used
        </Typography>
        <LinearProgress
          determinate
          size="sm"
          value={71.5}
          aria-labelledby="files-storage"
        />
      </Box>
    </Box>
  );
}
