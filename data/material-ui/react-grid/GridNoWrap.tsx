import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const text = 'Can we move the call about the yearly report to Thursday at ten?';

export default function GridNoWrap() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        display: 'grid',
        gap: 2,
        overflow: 'hidden',
      }}
    >
      {[false, true].map((zeroMinWidth) => (
        <Paper
          key={String(zeroMinWidth)}
          variant="outlined"
          sx={{ p: 2, overflow: 'hidden' }}
        >
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {zeroMinWidth ? 'With zeroMinWidth' : 'Without'}
          </Typography>
          <Grid
            container
            columnSpacing={2}
            sx={{ flexWrap: 'nowrap', alignItems: 'center' }}
          >
            <Grid item>
              <Avatar>L</Avatar>
            </Grid>
            <Grid item xs zeroMinWidth={zeroMinWidth}>
              <Typography noWrap>{text}</Typography>
            </Grid>
          </Grid>
        </Paper>
      ))}
    </Box>
  );
}
