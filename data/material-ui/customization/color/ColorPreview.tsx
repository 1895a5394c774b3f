import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const items = ['Tomatoes', 'Rice', 'Olive oil'];

export default function ColorPreview() {
  const [bought, setBought] = React.useState(['Rice']);

  return (
    <div>
      {/* `enableColorOnDark`: the bar has the color in both modes. */}
      <AppBar component="div" position="static" color="primary" enableColorOnDark>
        <Toolbar>
          <Typography component="p" variant="h6">
            Groceries
          </Typography>
        </Toolbar>
      </AppBar>
      <Stack spacing={1} useFlexGap sx={{ p: 2, alignItems: 'flex-start' }}>
        <div role="group" aria-label="Bought">
          {items.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={bought.includes(name)}
                  onChange={({ target }) =>
                    setBought((others) =>
                      target.checked
                        ? [...others, name]
                        : others.filter((other) => other !== name),
                    )
                  }
                />
              }
            />
          ))}
        </div>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Share list</Button>
          <Button variant="contained" color="secondary">
            Add item
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}
