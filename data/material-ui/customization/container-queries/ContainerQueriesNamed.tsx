import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tasks = ['Check the stock', 'Call the supplier', 'Send the order'];

export default function ContainerQueriesNamed() {
  return (
    <Box
      sx={{ containerType: 'inline-size', containerName: 'board', width: '100%' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {tasks.map((task) => (
          <Box
            key={task}
            sx={{ containerType: 'inline-size', flex: '1 1 130px', maxWidth: 240 }}
          >
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              <Typography variant="body2" gutterBottom>
                {task}
              </Typography>
              <Chip
                size="small"
                label="Open"
                sx={(theme) => ({
                  [theme.containerQueries('board').down(500)]: { display: 'none' },
                })}
              />
            </Paper>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
