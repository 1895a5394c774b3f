import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { getLeaves, getParents, type Region } from './regions';

const regions: Region[] = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      {
        id: 'nordics',
        label: 'Nordic countries',
        children: [
          { id: 'is', label: 'Iceland' },
          { id: 'no', label: 'Norway' },
        ],
      },
      { id: 'pt', label: 'Portugal' },
    ],
  },
  {
    id: 'africa',
    label: 'Africa',
    children: [
      { id: 'ke', label: 'Kenya' },
      { id: 'sn', label: 'Senegal' },
    ],
  },
];

const leavesById = new Map(
  getParents(regions).map((parent) => [parent.id, getLeaves(parent)]),
);

export default function RichTreeViewSelectionChildren() {
  // Only countries are stored, because regions follow from them.
  const [countries, setCountries] = React.useState<string[]>(['is', 'ke', 'sn']);

  const isFull = (leaves: string[]) => leaves.every((id) => countries.includes(id));
  const isPartial = (leaves: string[]) =>
    !isFull(leaves) && leaves.some((id) => countries.includes(id));

  const fullRegions = [...leavesById].filter(([, leaves]) => isFull(leaves));
  const shown = [...countries, ...fullRegions.map(([id]) => id)];

  const handleChange = (event: React.SyntheticEvent, itemIds: string[]) => {
    const toLeaves = (id: string) => leavesById.get(id) ?? [id];
    const added = itemIds.filter((id) => !shown.includes(id)).flatMap(toLeaves);
    const removed = shown.filter((id) => !itemIds.includes(id)).flatMap(toLeaves);
    const kept = countries.filter((id) => !removed.includes(id));
    setCountries([...new Set([...kept, ...added])]);
  };

  return (
    <RichTreeView
      aria-label="Countries that we deliver to"
      items={regions}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['europe', 'nordics', 'africa']}
      selectedItems={shown}
      onSelectedItemsChange={handleChange}
      slots={{ item: TreeItem2 }}
      slotProps={{
        item: ({ itemId }) => {
          const indeterminate = isPartial(leavesById.get(itemId) ?? []);
          const checkbox = { 'aria-hidden': true, indeterminate };
          return { slotProps: { checkbox } };
        },
      }}
      sx={{ minHeight: 350, width: '100%', maxWidth: 360 }}
    />
  );
}
