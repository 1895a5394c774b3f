import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Category {
  id: number;
  parent: number | null;
  title: string;
}

const categories: Category[] = [
  { id: 1, parent: null, title: 'Instruments' },
  { id: 2, parent: 1, title: 'Strings' },
  { id: 3, parent: 1, title: 'Woodwinds' },
  { id: 4, parent: 2, title: 'Cello' },
  { id: 5, parent: 2, title: 'Viola' },
  { id: 6, parent: 3, title: 'Oboe' },
  { id: 7, parent: null, title: 'Sheet music' },
];

function toItems(rows: readonly Category[]): TreeViewBaseItem[] {
  const byParent = new Map<number | null, Category[]>();
  for (const row of rows) {
    const siblings = byParent.get(row.parent);
    if (siblings) {
      siblings.push(row);
    } else {
      byParent.set(row.parent, [row]);
    }
  }

  const build = (parent: number | null): TreeViewBaseItem[] =>
    (byParent.get(parent) ?? []).map((row) => ({
      id: String(row.id),
      label: row.title,
      children: build(row.id),
    }));

  return build(null);
}

const items = toItems(categories);

export default function RichTreeViewItemsRows() {
  return (
    <RichTreeView
      aria-label="Music store"
      items={items}
      defaultExpandedItems={['1', '2']}
      sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}
    />
  );
}
