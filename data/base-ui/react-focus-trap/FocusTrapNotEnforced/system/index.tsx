import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapNotEnforced() {
  const [open, setOpen] = React.useState(false);

  return (
    <Page>
      <label>
        Message
        <input defaultValue="See you on Friday" />
      </label>
      <button onClick={() => setOpen(true)}>Pick a color</button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <fieldset tabIndex={-1}>
            <legend>Text color</legend>
            <button>Black</button>
            <button>Blue</button>
            <button onClick={() => setOpen(false)}>Close</button>
          </fieldset>
        </FocusTrap>
      )}
    </Page>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Page = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem',
    margin: 0,
    padding: '0.25rem 0.75rem 0.75rem',
    border: `1px solid ${accent}`,
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
  '& input': { display: 'block', marginBlockStart: '0.25rem' },
  '& button': { cursor: 'pointer' },
  '& :focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
