import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

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
    <div className="area">
      Payment terms:{' '}
      <span onMouseLeave={() => setAnchorEl(null)}>
        <button
          className="term"
          type="button"
          aria-describedby={anchorEl ? id : undefined}
          onFocus={(event) => setAnchorEl(event.currentTarget)}
          onBlur={() => setAnchorEl(null)}
          onMouseEnter={(event) => setAnchorEl(event.currentTarget)}
        >
          Net 30
        </button>
        <Popper
          className="hint"
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
