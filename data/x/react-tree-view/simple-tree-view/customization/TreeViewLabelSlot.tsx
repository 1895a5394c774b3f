import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

interface LabelProps extends React.ComponentPropsWithoutRef<'div'> {
  days?: number;
}

function DurationLabel({ days, children, ...props }: LabelProps) {
  return (
    <TreeItem2Label {...props}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {children}
        {days !== undefined && (
          <Chip size="small" variant="outlined" label={`${days} d`} />
        )}
      </Stack>
    </TreeItem2Label>
  );
}

interface StepItemProps extends TreeItem2Props {
  days?: number;
}

const StepItem = React.forwardRef<HTMLLIElement, StepItemProps>(function StepItem(
  { days, ...props },
  ref,
) {
  const labelProps: LabelProps = { days };
  return (
    <TreeItem2
      {...props}
      ref={ref}
      slots={{ label: DurationLabel }}
      slotProps={{ label: labelProps }}
    />
  );
});

export default function TreeViewLabelSlot() {
  return (
    <SimpleTreeView
      aria-label="Steps of the renovation"
      defaultExpandedItems={['kitchen']}
      sx={{ minHeight: 220, width: '100%', maxWidth: 360 }}
    >
      <StepItem itemId="kitchen" label="Kitchen">
        <StepItem itemId="tiles" label="Tiles" days={4} />
        <StepItem itemId="oven" label="Oven" days={1} />
      </StepItem>
      <StepItem itemId="bath" label="Bathroom">
        <StepItem itemId="pipes" label="Pipes" days={3} />
      </StepItem>
    </SimpleTreeView>
  );
}
