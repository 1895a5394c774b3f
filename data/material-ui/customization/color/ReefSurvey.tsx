import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const findings = ['Staghorn coral', 'Giant clam', 'Sea fan'];

export default function ReefSurvey() {
  const [seen, setSeen] = React.useState(['Giant clam']);

  return (
    <div>
      {/* `enableColorOnDark`: the bar has the color in both modes. */}
      <AppBar component="div" position="static" color="primary" enableColorOnDark>
        <Toolbar>
          <Typography component="h3" variant="h6">
            Reef survey
          </Typography>
        </Toolbar>
      </AppBar>
      <Stack spacing={1} useFlexGap sx={{ p: 2, alignItems: 'flex-start' }}>
        <div role="group" aria-label="Seen on this dive">
          {findings.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  checked={seen.includes(name)}
                  onChange={({ target }) =>
                    setSeen((others) =>
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
          <Button variant="contained">Save dive</Button>
          <Button variant="contained" color="secondary">
            Add photo
          </Button>
        </Stack>
      </Stack>
    </div>
  );
}
