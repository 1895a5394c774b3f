import * as React from 'react';
import GridView from '@mui/icons-material/GridView';
import ViewColumn from '@mui/icons-material/ViewColumn';
import ViewList from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const views = [
  { value: 'list', label: 'List', Icon: ViewList },
  { value: 'grid', label: 'Grid', Icon: GridView },
  { value: 'board', label: 'Board', Icon: ViewColumn },
];

export default function ToggleButtonVertical() {
  const [view, setView] = React.useState('grid');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      color="primary"
      aria-label="View of the tasks"
      value={view}
      onChange={(event, next: string | null) => setView(next ?? view)}
    >
      {views.map(({ value, label, Icon }) => (
        // A title that is a string becomes the aria-label of the button.
        <Tooltip key={value} title={label} placement="right">
          <ToggleButton value={value}>
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
