import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const term =
  'border-b-2 border-dotted text-blue-700 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:text-blue-300 dark:outline-blue-300';
const hint =
  'z-1 max-w-64 rounded-lg bg-gray-900 px-3 py-1.5 text-white dark:bg-gray-200 dark:text-gray-900';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <div>
      Payment terms:{' '}
      <button
        className={term}
        type="button"
        aria-describedby={anchorEl ? id : undefined}
        onFocus={(event) => setAnchorEl(event.currentTarget)}
        onBlur={() => setAnchorEl(null)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchorEl(null)}
        onMouseEnter={(event) => setAnchorEl(event.currentTarget)}
        onMouseLeave={() => setAnchorEl(null)}
      >
        Net 30
      </button>
      <Popper
        className={hint}
        id={id}
        open={anchorEl !== null}
        anchorEl={anchorEl}
        modifiers={modifiers}
        disablePortal
      >
        The full amount is due within 30 days
      </Popper>
    </div>
  );
}
