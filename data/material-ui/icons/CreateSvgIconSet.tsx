import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createSvgIcon } from '@mui/material/utils';

const RowsIcon = createSvgIcon(
  <path d="M3 5h18v4H3Zm0 6h18v4H3Zm0 6h18v3H3Z" />,
  'Rows',
);

const TilesIcon = createSvgIcon(
  <path d="M4 4h7v7H4Zm9 0h7v7h-7ZM4 13h7v7H4Zm9 0h7v7h-7Z" />,
  'Tiles',
);

// Several elements, one of them pale: a two-tone icon.
const SplitIcon = createSvgIcon(
  <>
    <path d="M3 4h8v16H3Z" />
    <path d="M13 4h8v16h-8Z" opacity={0.4} />
  </>,
  'Split',
);

export default function CreateSvgIconSet() {
  const [view, setView] = React.useState('rows');

  return (
    <Stack direction="row">
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="View of the recipes"
        value={view}
        onChange={(event, next) => next && setView(next)}
      >
        <ToggleButton value="rows" aria-label="Rows">
          <RowsIcon />
        </ToggleButton>
        <ToggleButton value="tiles" aria-label="Tiles">
          <TilesIcon />
        </ToggleButton>
        <ToggleButton value="split" aria-label="Two columns">
          <SplitIcon />
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
