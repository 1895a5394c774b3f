import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Flight {
  id: string;
  from: string;
  to: string;
  children?: Flight[];
}

const flights: Flight[] = [
  {
    id: 'trip-1',
    from: 'Hamburg',
    to: 'Osaka',
    children: [
      { id: 'leg-1', from: 'Hamburg', to: 'Helsinki' },
      { id: 'leg-2', from: 'Helsinki', to: 'Osaka' },
    ],
  },
  {
    id: 'trip-2',
    from: 'Osaka',
    to: 'Hamburg',
    children: [
      { id: 'leg-3', from: 'Osaka', to: 'Doha' },
      { id: 'leg-4', from: 'Doha', to: 'Hamburg' },
    ],
  },
];

const getFlightLabel = (flight: Flight) => `${flight.from} to ${flight.to}`;

export default function RichTreeViewItemsLabel() {
  return (
    <RichTreeView
      aria-label="Flights"
      items={flights}
      getItemLabel={getFlightLabel}
      defaultExpandedItems={['trip-1']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
