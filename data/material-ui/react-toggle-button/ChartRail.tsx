import * as React from 'react';
import Map from '@mui/icons-material/Map';
import ShowChart from '@mui/icons-material/ShowChart';
import TableRows from '@mui/icons-material/TableRows';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const views = [
  { value: 'chart', label: 'Show as chart', Icon: ShowChart },
  { value: 'map', label: 'Show on the map', Icon: Map },
  { value: 'table', label: 'Show as table', Icon: TableRows },
];

export default function ChartRail() {
  const [view, setView] = React.useState('chart');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      color="primary"
      aria-label="View of the measurements"
      value={view}
      onChange={(_, next: string | null) => setView(next ?? view)}
    >
      {views.map(({ value, label, Icon }) => (
        // A string title also becomes the aria-label of the button.
        <Tooltip key={value} title={label} placement="right">
          <ToggleButton value={value}>
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
