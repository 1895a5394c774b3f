import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';

const views = [
  { name: 'List', icon: <ViewList /> },
  { name: 'Tiles', icon: <GridView /> },
  { name: 'Calendar', icon: <CalendarMonth /> },
];

export default function ToggleButtonGroupExclusive() {
  const [view, setView] = React.useState('List');

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="View of the tasks"
        value={view}
        onChange={(_event, next) => {
          // A second press passes null: keep the view.
          if (next !== null) setView(next);
        }}
      >
        {views.map(({ name, icon }) => (
          <IconButton key={name} value={name} aria-label={name}>
            {icon}
          </IconButton>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        View: {view}
      </Typography>
    </Stack>
  );
}
