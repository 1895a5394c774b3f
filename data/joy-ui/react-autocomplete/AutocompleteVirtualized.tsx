import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';

const ROW_HEIGHT = 36;
const orders = Array.from({ length: 8000 }, (_, index) => `Order ${20001 + index}`);

interface ListProps extends React.HTMLAttributes<HTMLUListElement> {
  ownerState?: unknown;
}

const VirtualList = React.forwardRef<HTMLUListElement, ListProps>(
  function VirtualList({ children, ownerState: _ownerState, ...props }, ref) {
    const listRef = React.useRef<HTMLUListElement>(null);
    React.useImperativeHandle(ref, () => listRef.current as HTMLUListElement, []);
    const rows = React.Children.toArray(children).filter((row) =>
      React.isValidElement<React.LiHTMLAttributes<HTMLLIElement>>(row),
    );

    const virtualizer = useVirtualizer({
      count: rows.length,
      getScrollElement: () => listRef.current,
      estimateSize: () => ROW_HEIGHT,
      initialRect: { width: 0, height: 360 },
      overscan: 8,
      // Home, End and wrapping need the first and the last row in the DOM.
      rangeExtractor: (range) => [
        ...new Set([0, ...defaultRangeExtractor(range), range.count - 1]),
      ],
    });

    return (
      <ul {...props} ref={listRef}>
        <li
          role="presentation"
          style={{ flex: 'none', height: virtualizer.getTotalSize() }}
        />
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row &&
            React.cloneElement(row, {
              'aria-setsize': rows.length,
              'aria-posinset': index + 1,
              style: {
                position: 'absolute',
                insetInline: 0,
                top: start,
                height: ROW_HEIGHT,
              },
            })
          );
        })}
      </ul>
    );
  },
);

export default function AutocompleteVirtualized() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Order</FormLabel>
      <Autocomplete
        options={orders}
        slotProps={{ listbox: { component: VirtualList, sx: { py: 0 } } }}
      />
    </FormControl>
  );
}
