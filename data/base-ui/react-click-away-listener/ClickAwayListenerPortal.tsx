import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function ClickAwayListenerPortal() {
  const [open, setOpen] = React.useState(false);
  const [copied, setCopied] = React.useState(false);
  const [strict, setStrict] = React.useState(false);

  return (
    <Settings>
      <label>
        <input
          type="checkbox"
          checked={strict}
          onChange={(event) => setStrict(event.target.checked)}
        />{' '}
        disableReactTree
      </label>
      <ClickAwayListener
        disableReactTree={strict}
        onClickAway={() => setOpen(false)}
      >
        <div>
          <button
            aria-expanded={open}
            onClick={() => {
              setCopied(false);
              setOpen(!open);
            }}
          >
            Share file
          </button>
          {open && (
            <Portal>
              <Panel role="group" aria-label="Share budget.xlsx">
                <button onClick={() => setCopied(true)}>
                  {copied ? 'Link copied' : 'Copy link'}
                </button>
              </Panel>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </Settings>
  );
}

const Settings = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

const Panel = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  insetBlockEnd: '1.5rem',
  insetInlineEnd: '1.5rem',
  padding: '1rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 4px 16px light-dark(rgb(0 0 0 / 0.2), rgb(0 0 0 / 0.6))',
  '& button': {
    padding: '0.375rem 0.75rem',
    border: 'none',
    borderRadius: 8,
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
    font: 'inherit',
  },
});
