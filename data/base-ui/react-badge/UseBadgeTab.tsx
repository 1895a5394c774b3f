import * as React from 'react';
import { useBadge } from '@mui/base/useBadge';
import { styled } from '@mui/system';

const statuses = [
  { name: 'Open', count: 37 },
  { name: 'In review', count: 0 },
  { name: 'Closed', count: 412 },
];

export default function UseBadgeTab() {
  const [filter, setFilter] = React.useState<string | null>('Open');

  return (
    <Filters role="group" aria-label="Filter tasks by status">
      {statuses.map(({ name, count }) => (
        <FilterButton
          key={name}
          name={name}
          count={count}
          pressed={filter === name}
          onPress={() => setFilter(filter === name ? null : name)}
        />
      ))}
    </Filters>
  );
}

interface FilterButtonProps {
  name: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

function FilterButton({ name, count, pressed, onPress }: FilterButtonProps) {
  const { displayValue, invisible } = useBadge({ badgeContent: count, max: 999 });

  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {name} {!invisible && `(${displayValue})`}
    </button>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  '& button': {
    padding: '0.375rem 0.875rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    borderColor: accent,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
