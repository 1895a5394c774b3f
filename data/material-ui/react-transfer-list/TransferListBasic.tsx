import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files = ['Budget.xlsx', 'Floor plan.pdf', 'Lease.pdf', 'Menu.docx'];

export default function TransferListBasic() {
  const id = React.useId();
  const [attached, setAttached] = React.useState(['Lease.pdf']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');
  const isAttached = (file: string) => attached.includes(file);

  const toggle = (file: string) =>
    setChecked((old) =>
      old.includes(file) ? old.filter((it) => it !== file) : [...old, file],
    );
  const move = (attach: boolean) => {
    const moved = checked.filter((file) => isAttached(file) !== attach);
    setAttached(files.filter((file) => isAttached(file) !== moved.includes(file)));
    setChecked(checked.filter((file) => !moved.includes(file)));
    const result = attach ? 'Attached' : 'Removed';
    setMessage(`${result}: ${moved.join(', ') || 'nothing'}`);
  };

  const renderList = (title: string, content: string[]) => (
    <Paper variant="outlined" sx={{ flex: 1, p: 2, minHeight: 240 }}>
      <Typography id={id + title} component="div" variant="subtitle2">
        {title}
      </Typography>
      <List dense aria-labelledby={id + title}>
        {content.map((file) => (
          <ListItem key={file} disablePadding>
            <FormControlLabel
              label={file}
              control={<Checkbox checked={checked.includes(file)} />}
              onChange={() => toggle(file)}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {renderList(
          'Files',
          files.filter((file) => !isAttached(file)),
        )}
        <Stack spacing={1} sx={{ justifyContent: 'center' }}>
          <Button onClick={() => move(true)}>Attach</Button>
          <Button onClick={() => move(false)}>Remove</Button>
        </Stack>
        {renderList('Attachments', attached)}
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
