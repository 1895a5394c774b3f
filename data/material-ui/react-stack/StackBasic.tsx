import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = [
  { sender: 'Ana Silva', subject: 'Photos from Lisbon' },
  { sender: 'City Library', subject: 'Your book is ready' },
  { sender: 'Tom Becker', subject: 'Lunch on Friday?' },
];

export default function StackBasic() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: 360, maxWidth: '100%' }}>
      {messages.map(({ sender, subject }) => (
        <Paper key={sender} variant="outlined" sx={{ px: 2, py: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {sender}
          </Typography>
          <Typography>
            <bdi>{subject}</bdi>
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
