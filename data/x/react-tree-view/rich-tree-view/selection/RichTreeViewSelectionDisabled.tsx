import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const agenda = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'welcome', label: 'Welcome' },
      { id: 'figures', label: 'Figures of the year' },
    ],
  },
  {
    id: 'afternoon',
    label: 'Afternoon',
    children: [
      { id: 'workshops', label: 'Workshops' },
      { id: 'vote', label: 'Vote' },
    ],
  },
];

export default function RichTreeViewSelectionDisabled() {
  return (
    <RichTreeView
      aria-label="Agenda"
      items={agenda}
      disableSelection
      defaultExpandedItems={['morning']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
