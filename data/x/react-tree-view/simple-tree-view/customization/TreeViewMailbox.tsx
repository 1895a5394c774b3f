import * as React from 'react';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

const RoundItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderStartEndRadius: 18,
    borderEndEndRadius: 18,
    paddingInlineEnd: theme.spacing(2),
    [`&.${treeItemClasses.selected} .${treeItemClasses.label}`]: {
      fontWeight: theme.typography.fontWeightBold,
    },
  },
}));

interface MailItemProps extends Omit<TreeItemProps, 'label'> {
  icon: React.ElementType;
  name: string;
  unread?: number;
}

function MailItem({ icon: Icon, name, unread, ...props }: MailItemProps) {
  return (
    <RoundItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" />
          <span>{name}</span>
          {unread !== undefined && (
            <Box component="span" sx={{ marginInlineStart: 'auto' }}>
              {unread}
            </Box>
          )}
        </Box>
      }
    />
  );
}

export default function TreeViewMailbox() {
  return (
    <SimpleTreeView
      aria-label="Mailbox"
      defaultExpandedItems={['labels']}
      defaultSelectedItems="inbox"
      sx={{ minHeight: 240, width: '100%', maxWidth: 320 }}
    >
      <MailItem itemId="inbox" icon={InboxOutlined} name="Inbox" unread={12} />
      <MailItem itemId="drafts" icon={DraftsOutlined} name="Drafts" />
      <MailItem itemId="archive" icon={ArchiveOutlined} name="Archive" />
      <MailItem itemId="labels" icon={LabelOutlined} name="Labels">
        <MailItem itemId="travel" icon={LabelOutlined} name="Travel" unread={3} />
        <MailItem itemId="school" icon={LabelOutlined} name="School" />
      </MailItem>
    </SimpleTreeView>
  );
}
