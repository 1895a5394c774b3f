import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const files = ['Budget.xlsx', 'Contract.pdf', 'Logo.svg', 'Minutes.docx'];

export default function GridBreakpoints() {
  return (
    <Grid container spacing={1.5}>
      {files.map((file) => (
        <Grid key={file} item xs={12} sm={6} md={3}>
          <Paper variant="outlined" sx={{ py: 3, textAlign: 'center' }}>
            {file}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
