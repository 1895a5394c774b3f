import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function ClickAwayListenerPortal() {
  const [open, setOpen] = React.useState(false);
  const [copied, setCopied] = React.useState(false);
  const [strict, setStrict] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  }

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
        <div onKeyDown={handleKeyDown}>
          <button
            ref={button}
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
                <p role="status">{copied ? 'Link copied' : 'budget.xlsx'}</p>
                <button onClick={() => setCopied(true)}>Copy link</button>
              </Panel>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </Settings>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const focusRing = { outline: `3px solid ${accent}`, outlineOffset: 2 };

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
    cursor: 'pointer',
  },
  '& :focus-visible': focusRing,
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
  '& p': { margin: '0 0 0.5rem' },
  '& button': {
    padding: '0.375rem 0.75rem',
    border: 'none',
    borderRadius: 8,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& :focus-visible': focusRing,
});
