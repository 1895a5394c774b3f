import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const teams = [
  { id: 'design', value: 9, label: 'Design', lead: 'Noor Haddad' },
  { id: 'sales', value: 14, label: 'Sales', lead: 'Ken Ito' },
  { id: 'support', value: 6, label: 'Support', lead: 'Ana Prado' },
];

export default function PieChartClick() {
  const [selectedId, setSelectedId] = React.useState('sales');

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <PieChart
        title="People by team"
        desc="9 people are in design, 14 in sales and 6 in support."
        height={200}
        margin={{ left: 5, right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        onItemClick={(_event, { dataIndex }) => {
          const team = teams[dataIndex];
          if (team) setSelectedId(team.id);
        }}
        series={[{ data: teams }]}
      />
      <List dense sx={{ minWidth: 200 }}>
        {teams.map(({ id, label, value, lead }) => (
          <ListItemButton
            key={id}
            selected={id === selectedId}
            aria-pressed={id === selectedId}
            onClick={() => setSelectedId(id)}
          >
            <ListItemText primary={`${label}: ${value} people`} secondary={lead} />
          </ListItemButton>
        ))}
      </List>
    </Stack>
  );
}
