import * as React from 'react';
import Delete from '@mui/icons-material/Delete';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Typography from '@mui/joy/Typography';

export default function ListActions() {
  const [files, setFiles] = React.useState([
    'Contract.pdf',
    'Budget.xlsx',
    'Logo.svg',
  ]);
  const [starred, setStarred] = React.useState('Budget.xlsx');
  const [status, setStatus] = React.useState('Nothing opened yet.');
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  const handleDelete = (file: string) => {
    setFiles(files.filter((name) => name !== file));
    setStatus(`${file} was deleted.`);
    statusRef.current?.focus();
  };

  return (
    <Box sx={{ maxWidth: 320, marginInline: 'auto' }}>
      <List aria-label="Files">
        {files.map((file) => (
          <ListItem
            key={file}
            startAction={
              <IconButton
                size="sm"
                aria-label={`Star ${file}`}
                aria-pressed={file === starred}
                onClick={() => setStarred(file === starred ? '' : file)}
              >
                {file === starred ? <Star /> : <StarBorder />}
              </IconButton>
            }
            endAction={
              <IconButton
                size="sm"
                color="danger"
                aria-label={`Delete ${file}`}
                onClick={() => handleDelete(file)}
              >
                <Delete />
              </IconButton>
            }
          >
            <ListItemButton onClick={() => setStatus(`${file} was opened.`)}>
              {file}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography
        ref={statusRef}
        level="body-sm"
        role="status"
        tabIndex={-1}
        sx={{ padding: 1.5 }}
      >
        {status}
      </Typography>
    </Box>
  );
}
