import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

const shelf = ['Tides of the North Sea', 'Pruning old apple trees', 'Bell founding'];

function CopyList() {
  const dialogs = useDialogs();
  const [withdrawn, setWithdrawn] = React.useState<string[]>([]);

  const withdraw = async (title: string) => {
    const confirmed = await dialogs.confirm(
      `Readers lose sight of “${title}” and can no longer reserve it.`,
      {
        title: 'Withdraw this copy?',
        severity: 'error',
        okText: 'Withdraw',
        cancelText: 'Keep it',
      },
    );
    if (confirmed) {
      setWithdrawn((titles) => [...titles, title]);
    }
  };

  const putBack = (title: string) =>
    setWithdrawn((titles) => titles.filter((other) => other !== title));

  return (
    <List sx={{ width: '100%', maxWidth: 420 }}>
      {shelf.map((title) => {
        const gone = withdrawn.includes(title);
        return (
          <ListItem key={title} divider disableGutters sx={{ flexWrap: 'wrap' }}>
            <ListItemText
              primary={title}
              secondary={gone ? 'Withdrawn' : 'On shelf'}
            />
            <Button
              color={gone ? 'inherit' : 'error'}
              aria-label={gone ? `Put back ${title}` : `Withdraw ${title}`}
              onClick={() => (gone ? putBack(title) : withdraw(title))}
            >
              {gone ? 'Put back' : 'Withdraw'}
            </Button>
          </ListItem>
        );
      })}
    </List>
  );
}

export default function WithdrawCopies() {
  return (
    <DialogsProvider>
      <CopyList />
    </DialogsProvider>
  );
}
