import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

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
    <Area>
      Payment terms:{' '}
      <span onMouseLeave={() => setAnchorEl(null)}>
        <Term
          type="button"
          aria-describedby={anchorEl ? id : undefined}
          onFocus={(event) => setAnchorEl(event.currentTarget)}
          onBlur={() => setAnchorEl(null)}
          onMouseEnter={(event) => setAnchorEl(event.currentTarget)}
        >
          Net 30
        </Term>
        <Hint
          id={id}
          open={anchorEl !== null}
          anchorEl={anchorEl}
          modifiers={modifiers}
          disablePortal
        >
          The full amount is due within 30 days
        </Hint>
      </span>
    </Area>
  );
}

// Room for the hint.
const Area = styled('div')({ minHeight: '6rem' });

const Term = styled('button')({
  padding: 0,
  border: 0,
  borderBlockEnd: '2px dotted currentColor',
  background: 'none',
  color: 'light-dark(#0b57d0, #a8c7fa)',
  font: 'inherit',
  cursor: 'help',
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});

const Hint = styled(Popper)({
  zIndex: 1,
  maxWidth: '16rem',
  padding: '0.375rem 0.75rem',
  borderRadius: 8,
  background: 'light-dark(#1b2027, #e6e9ec)',
  color: 'light-dark(#fff, #1b2027)',
  // Keeps the hint open while the pointer crosses the gap.
  '&::before': { content: '""', position: 'absolute', inset: '-8px 0', zIndex: -1 },
});
