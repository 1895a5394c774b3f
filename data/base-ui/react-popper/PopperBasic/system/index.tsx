import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();

  return (
    <div>
      Payment terms:{' '}
      <Term
        type="button"
        aria-describedby={anchorEl ? id : undefined}
        onFocus={(event) => setAnchorEl(event.currentTarget)}
        onBlur={() => setAnchorEl(null)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchorEl(null)}
        onMouseEnter={(event) => setAnchorEl(event.currentTarget)}
        onMouseLeave={() => setAnchorEl(null)}
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
    </div>
  );
}

const Term = styled('button')({
  padding: 0,
  border: 0,
  borderBlockEnd: '2px dotted currentColor',
  background: 'none',
  color: 'light-dark(#0b57d0, #a8c7fa)',
  font: 'inherit',
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
});
