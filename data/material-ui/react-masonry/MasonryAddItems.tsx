import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';

const tasks = [
  { name: 'Review the contract and note every open question', done: false },
  { name: 'Order paper', done: true },
  { name: 'Prepare the slides for Monday', done: false },
  {
    name: "Archive last year's orders, and delete the copies on the shared drive",
    done: true,
  },
  { name: 'Test the form', done: false },
  { name: 'Answer the survey', done: true },
];

export default function MasonryAddItems() {
  const [isDoneShown, setDoneShown] = React.useState(true);

  return (
    <div>
      <Button
        variant="outlined"
        onClick={() => setDoneShown(!isDoneShown)}
        sx={{ mb: 2 }}
      >
        {isDoneShown ? 'Hide done tasks' : 'Show all tasks'}
      </Button>
      <Masonry columns={{ xs: 2, md: 3 }} spacing={1}>
        {tasks
          .filter(({ done }) => isDoneShown || !done)
          .map(({ name, done }) => (
            <Paper key={name} variant="outlined" sx={{ p: 2 }}>
              {name}
              {done && (
                <Box sx={{ mt: 1 }}>
                  <Chip size="small" label="Done" />
                </Box>
              )}
            </Paper>
          ))}
      </Masonry>
    </div>
  );
}
