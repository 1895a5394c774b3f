import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapToggle() {
  const [open, setOpen] = React.useState(false);
  const toggle = React.useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false);
      toggle.current?.focus();
    }
  }

  return (
    <FocusTrap open={open} disableRestoreFocus>
      <Navigation tabIndex={-1} aria-label="Shop" onKeyDown={handleKeyDown}>
        <button ref={toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </button>
        {open && (
          <ul>
            {['Orders', 'Invoices', 'Returns'].map((name) => (
              <li key={name}>
                <a href={`#shop-${name.toLowerCase()}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </Navigation>
    </FocusTrap>
  );
}

const Navigation = styled('nav')({
  minWidth: '12rem',
  padding: '0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& button': {
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
    borderRadius: 8,
  },
  '& ul': {
    display: 'grid',
    gap: '0.5rem',
    marginBlockEnd: 0,
    paddingInlineStart: '1rem',
  },
  '& a': { color: 'inherit' },
});
