import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const groups = [
  {
    label: 'Fruit',
    parts: [
      { label: 'Apples', value: 34 },
      { label: 'Pears', value: 21 },
    ],
  },
  {
    label: 'Dairy',
    parts: [
      { label: 'Milk', value: 40 },
      { label: 'Cheese', value: 17 },
      { label: 'Butter', value: 9 },
    ],
  },
];

export default function PieChartDrillDown() {
  const [opened, setOpened] = React.useState<string | null>(null);
  const group = groups.find(({ label }) => label === opened);
  const data = group
    ? group.parts
    : groups.map(({ label, parts }) => ({
        label,
        value: parts.reduce((sum, { value }) => sum + value, 0),
      }));

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button disabled={!group} onClick={() => setOpened(null)}>
          All goods
        </Button>
        {groups.map(({ label }) => (
          <Button
            key={label}
            aria-pressed={label === opened}
            onClick={() => setOpened(label)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <PieChart
        title={`Pallets: ${opened ?? 'all goods'}`}
        desc={data.map(({ label, value }) => `${label}: ${value}`).join(', ')}
        height={220}
        series={[{ data: data.map((part) => ({ ...part, id: part.label })) }]}
        onItemClick={(_event, { dataIndex }) => {
          if (!group) setOpened(groups[dataIndex]?.label ?? null);
        }}
      />
    </Stack>
  );
}
