import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapNotEnforced() {
  const [open, setOpen] = React.useState(false);

  return (
    <Page>
      <label>
        Message <input defaultValue="See you on Friday" />
      </label>
      <button onClick={() => setOpen(true)}>Pick a color</button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <fieldset tabIndex={-1}>
            <legend>Text color</legend>
            <button>Black</button> <button>Blue</button>{' '}
            <button onClick={() => setOpen(false)}>Close</button>
          </fieldset>
        </FocusTrap>
      )}
    </Page>
  );
}

const Page = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  '& fieldset': {
    border: '1px solid light-dark(#0b57d0, #a8c7fa)',
    borderRadius: 8,
  },
  '& input, & button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});
