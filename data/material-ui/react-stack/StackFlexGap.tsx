import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = [
  { mode: 'Margins (the default)', useFlexGap: false },
  { mode: 'useFlexGap', useFlexGap: true },
];

export default function StackFlexGap() {
  return (
    <Stack spacing={3} useFlexGap>
      {rows.map(({ mode, useFlexGap }) => (
        <div key={mode}>
          <Typography variant="body2" color="text.secondary" gutterBottom>
            {mode}
          </Typography>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap={useFlexGap}
            sx={{ flexWrap: 'wrap', p: 1, border: 1, borderColor: 'divider' }}
          >
            <Button variant="outlined">Reply</Button>
            <Button variant="outlined">Forward</Button>
            <Button color="error" sx={{ marginInlineStart: 'auto' }}>
              Delete message
            </Button>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
