import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

const ROW_HEIGHT = 48; // the height of an option on phones
const invoices = Array.from(
  { length: 10_000 },
  (_, index) => `Invoice ${String(index + 1).padStart(5, '0')}`,
);

type RowProps = React.LiHTMLAttributes<HTMLLIElement>;

const VirtualList = React.forwardRef<HTMLElement, React.HTMLAttributes<HTMLElement>>(
  function VirtualList({ children, ...props }, ref) {
    const scrollRef = React.useRef<HTMLElement>(null);
    const listRef = useForkRef(ref, scrollRef);
    const rows = React.useMemo(
      () =>
        React.Children.toArray(children).filter((row) =>
          React.isValidElement<RowProps>(row),
        ),
      [children],
    );
    const selected = rows.findIndex((row) => row.props['aria-selected']);

    const virtualizer = useVirtualizer({
      count: rows.length,
      getScrollElement: () => scrollRef.current,
      estimateSize: () => ROW_HEIGHT,
      overscan: 8,
      paddingStart: 8,
      paddingEnd: 8,
      initialRect: { width: 0, height: 400 },
      initialOffset: Math.max(0, (selected - 2) * ROW_HEIGHT),
      // Home, End and wrapping need the first and the last row in the DOM.
      rangeExtractor: (range) => [
        ...new Set([0, ...defaultRangeExtractor(range), range.count - 1]),
      ],
    });

    return (
      <Box component="ul" {...props} ref={listRef} sx={{ py: 0 }}>
        <li role="presentation" style={{ height: virtualizer.getTotalSize() }} />
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row &&
            React.cloneElement(row, {
              'aria-setsize': rows.length,
              'aria-posinset': index + 1,
              // Autocomplete scrolls by offsetTop, which ignores transforms.
              style: {
                position: 'absolute',
                insetInline: 0,
                top: start,
                height: ROW_HEIGHT,
              },
            })
          );
        })}
      </Box>
    );
  },
);

export default function AutocompleteVirtualized() {
  return (
    <Autocomplete
      options={invoices}
      defaultValue="Invoice 04200"
      slots={{ listbox: VirtualList }}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Invoice"
          helperText={<bdi>10,000 invoices</bdi>}
        />
      )}
    />
  );
}
