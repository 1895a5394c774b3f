import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const files = ['Budget.xlsx', 'Contract.pdf', 'Team photo.jpg'];

function FileList() {
  const dialogs = useDialogs();
  const [deleted, setDeleted] = React.useState<string[]>([]);

  const remove = async (file: string) => {
    const confirmed = await dialogs.confirm(
      `Your team can no longer open “${file}”.`,
      {
        title: 'Delete this file?',
        severity: 'error',
        okText: 'Delete',
        cancelText: 'Keep',
      },
    );
    if (confirmed) {
      setDeleted((names) => [...names, file]);
    }
  };

  const restore = (file: string) =>
    setDeleted((names) => names.filter((other) => other !== file));

  return (
    <List sx={{ width: '100%', maxWidth: 420 }}>
      {files.map((file) => {
        const gone = deleted.includes(file);
        return (
          <ListItem key={file} divider disableGutters sx={{ flexWrap: 'wrap' }}>
            <ListItemText
              primary={file}
              secondary={gone ? 'Deleted' : 'Shared with your team'}
            />
            <Button
              color={gone ? 'inherit' : 'error'}
              aria-label={gone ? `Restore ${file}` : `Delete ${file}`}
              onClick={() => (gone ? restore(file) : remove(file))}
            >
              {gone ? 'Restore' : 'Delete'}
            </Button>
          </ListItem>
        );
      })}
    </List>
  );
}

export default function DialogsConfirm() {
  return (
    <DialogsProvider>
      <FileList />
    </DialogsProvider>
  );
}
