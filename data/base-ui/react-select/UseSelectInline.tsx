import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

export default function UseSelectInline() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const { contextValue, getButtonProps, getListboxProps, value } = useSelect({
    defaultValue: 'Economy',
    open,
    onOpenChange: setOpen,
  });

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <Panel>
      <span id={`${id}-label`}>Cabin</span>
      <Trigger {...getButtonProps()} id={id} aria-labelledby={`${id}-label ${id}`}>
        {value} <span aria-hidden>{open ? '−' : '+'}</span>
      </Trigger>
      <Cabins
        {...getListboxProps({ onKeyDown: handleKeyDown })}
        aria-labelledby={`${id}-label`}
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          <Cabin value="Economy" price="$320" />
          <Cabin value="Premium" price="$510" />
          <Cabin value="Business" price="$1,240" />
        </SelectProvider>
      </Cabins>
    </Panel>
  );
}

function Cabin({ value, price }: { value: string; price: string }) {
  const { getRootProps, selected } = useOption<string>({
    value,
    label: value,
    disabled: false,
  });

  return (
    <CabinItem {...getRootProps()} className={selected ? 'selected' : undefined}>
      <span>{value}</span>
      <span>{price}</span>
    </CabinItem>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '0.5rem',
  inlineSize: '16rem',
  padding: '0.75rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
});

const Trigger = styled('button')({
  padding: '0.25rem',
  border: 'none',
  borderRadius: 4,
  background: 'none',
  color: accent,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}` },
});

const Cabins = styled('ul')({
  gridColumn: '1 / -1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const CabinItem = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: '-0.5rem',
  padding: '0.5rem',
  borderRadius: 6,
  cursor: 'pointer',
  '&.selected': { color: accent, fontWeight: 600 },
  '&:focus-visible': { outline: `2px solid ${accent}` },
});
