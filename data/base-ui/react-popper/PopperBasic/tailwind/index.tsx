import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const term =
  'cursor-help border-b-2 border-dotted text-blue-700 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:text-blue-300 dark:outline-blue-300';
const hint =
  // The ::before keeps the hint open while the pointer crosses the gap.
  'z-1 max-w-64 rounded-lg bg-gray-900 px-3 py-1.5 text-white before:absolute before:inset-x-0 before:-inset-y-2 before:-z-1 dark:bg-gray-200 dark:text-gray-900';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  React.useEffect(() => {
    if (!anchorEl) return undefined;
    // On the document, because with the mouse nothing here has the focus.
    const handleKeyDown = (event: KeyboardEvent) =>
      event.key === 'Escape' && setAnchorEl(null);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [anchorEl]);

  return (
    <div className="min-h-24">
      Payment terms:{' '}
      <span onMouseLeave={() => setAnchorEl(null)}>
        <button
          className={term}
          type="button"
          aria-describedby={anchorEl ? id : undefined}
          onFocus={(event) => setAnchorEl(event.currentTarget)}
          onBlur={() => setAnchorEl(null)}
          onMouseEnter={(event) => setAnchorEl(event.currentTarget)}
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
      </span>
    </div>
  );
}
