import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import BackpackOutlined from '@mui/icons-material/BackpackOutlined';

export default function GridMediaRow() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 520 }}>
      <Grid container spacing={2}>
        <Grid item>
          <Box
            sx={{
              width: 96,
              height: 96,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'action.hover',
            }}
          >
            <BackpackOutlined sx={{ fontSize: 56 }} />
          </Box>
        </Grid>
        <Grid item xs={12} sm container direction="column" spacing={1}>
          <Grid item xs>
            <Typography component="h3" variant="subtitle1">
              Day pack, 22 liters
            </Typography>
            <Typography variant="body2" color="text.secondary">
              Dark blue, with rain cover
            </Typography>
          </Grid>
          <Grid item>
            <Link component="button" type="button" variant="body2">
              Remove from the cart
            </Link>
          </Grid>
        </Grid>
        <Grid item>
          <Typography variant="subtitle1" component="p">
            $74.00
          </Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
