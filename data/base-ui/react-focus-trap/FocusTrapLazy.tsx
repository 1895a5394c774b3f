import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapLazy() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <FocusTrap open={open} disableAutoFocus disableRestoreFocus>
      <Search
        tabIndex={-1}
        role="search"
        aria-label="Flights"
        aria-describedby={id}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        <label>
          From
          <input defaultValue="Lisbon" />
        </label>
        <label>
          To
          <input defaultValue="Oslo" />
        </label>
        <small id={id}>
          {open ? 'Esc leaves the form' : 'You can leave the form'}
        </small>
      </Search>
    </FocusTrap>
  );
}

const Search = styled('form')({
  display: 'grid',
  gap: '0.75rem',
  width: 'min(16rem, 100%)',
  padding: '1rem',
  borderRadius: 8,
  background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  '& input': {
    display: 'block',
    marginBlockStart: '0.25rem',
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '&:focus-visible, & :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
