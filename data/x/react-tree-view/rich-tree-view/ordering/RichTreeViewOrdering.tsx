import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const chapters = [
  {
    id: 'planning',
    label: 'Planning',
    children: [
      { id: 'budget', label: 'Budget' },
      { id: 'permits', label: 'Permits' },
    ],
  },
  {
    id: 'building',
    label: 'Building',
    children: [
      { id: 'foundation', label: 'Foundation' },
      { id: 'roof', label: 'Roof' },
    ],
  },
  { id: 'glossary', label: 'Glossary' },
];

export default function RichTreeViewOrdering() {
  return (
    <RichTreeViewPro
      aria-label="Chapters of the manual"
      items={chapters}
      itemsReordering
      experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      defaultExpandedItems={['planning', 'building']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
