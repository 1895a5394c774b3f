import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pairings = [
  { board: 1, white: 'Ines Albarran', black: 'Tomasz Wilk' },
  { board: 2, white: 'Noor Haddad', black: 'Jonas Brandt' },
  { board: 3, white: 'Mei Tanaka', black: 'Ruth Adeyemi' },
];

export default function PairingSlip() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      {pairings.map(({ board, white, black }) => (
        <Paper key={board} variant="outlined" sx={{ px: 2, py: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            Board {board}
          </Typography>
          <Typography>
            {white} – {black}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
