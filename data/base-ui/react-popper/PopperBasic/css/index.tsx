import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './styles.css';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <div>
      Payment terms:{' '}
      <button
        className="term"
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
        className="hint"
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
