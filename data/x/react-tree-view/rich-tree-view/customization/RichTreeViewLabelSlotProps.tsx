import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const words = [
  {
    id: 'it',
    label: 'Italian',
    children: [
      { id: 'it-ciao', label: 'ciao' },
      { id: 'it-piano', label: 'piano' },
    ],
  },
  {
    id: 'fr',
    label: 'French',
    children: [
      { id: 'fr-merci', label: 'merci' },
      { id: 'fr-adieu', label: 'adieu' },
    ],
  },
];

const WordItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function WordItem(props, ref) {
    const [language, word] = props.itemId.split('-');

    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{
          label: {
            id: `label-${props.itemId}`,
            lang: word ? language : undefined,
            style: { fontStyle: word ? 'italic' : 'normal' },
          },
        }}
      />
    );
  },
);

export default function RichTreeViewLabelSlotProps() {
  return (
    <RichTreeView
      aria-label="Vocabulary"
      items={words}
      defaultExpandedItems={['it', 'fr']}
      slots={{ item: WordItem }}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
