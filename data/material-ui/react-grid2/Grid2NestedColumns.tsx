import Grid2 from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const lists = [
  { name: 'To do', columns: undefined, tasks: ['Book hotel', 'Buy tickets'] },
  { name: 'Done', columns: 3, tasks: ['Passport', 'Visa', 'Vaccines'] },
];

export default function Grid2NestedColumns() {
  return (
    <Grid2 container columns={8} spacing={1.5}>
      {lists.map(({ name, columns, tasks }) => (
        // No spacing: both inner grids have that of the outer one.
        <Grid2 key={name} container columns={columns} size={{ xs: 8, sm: 4 }}>
          <Grid2 size={columns ?? 8}>
            <Typography variant="subtitle2" component="p">
              {name}: {columns ?? 8} columns{columns === undefined && ', inherited'}
            </Typography>
          </Grid2>
          {tasks.map((task) => (
            <Grid2 key={task} size={columns ? 1 : 4}>
              <Paper variant="outlined" sx={{ py: 1.5, textAlign: 'center' }}>
                <Typography variant="body2">{task}</Typography>
              </Paper>
            </Grid2>
          ))}
        </Grid2>
      ))}
    </Grid2>
  );
}
