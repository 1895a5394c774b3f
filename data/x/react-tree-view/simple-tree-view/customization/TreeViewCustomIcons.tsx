import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewCustomIcons() {
  return (
    <SimpleTreeView
      aria-label="Lecture notes"
      defaultExpandedItems={['physics']}
      slots={{
        expandIcon: AddBoxOutlined,
        collapseIcon: IndeterminateCheckBoxOutlined,
        endIcon: ArticleOutlined,
      }}
      slotProps={{ endIcon: { color: 'action' } }}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="physics" label="Physics">
        <TreeItem itemId="optics" label="Optics" />
        <TreeItem
          itemId="waves"
          label="Waves (exam)"
          slots={{ icon: StarOutline }}
          slotProps={{ icon: { color: 'primary' } }}
        />
        <TreeItem itemId="heat" label="Heat" />
      </TreeItem>
      <TreeItem itemId="history" label="History">
        <TreeItem itemId="sources" label="Sources" />
      </TreeItem>
    </SimpleTreeView>
  );
}
