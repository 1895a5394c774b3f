import * as React from 'react';
import { Button } from '@mui/base/Button';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

/** A stand-in for the link of your router. */
const AppLink = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
  function AppLink({ onClick, ...props }, ref) {
    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      onClick?.(event);
    };
    return <a {...props} ref={ref} onClick={handleClick} />;
  },
);

const slots = { root: prepareForSlot(AppLink) };

export default function CustomizationSlots() {
  const [path, setPath] = React.useState('/');

  return (
    <div>
      <LinkButton
        href="/invoices"
        slots={slots}
        onClick={() => setPath('/invoices')}
      >
        All invoices
      </LinkButton>
      <p role="status">Current path: {path}</p>
    </div>
  );
}

const LinkButton = styled(Button)({
  display: 'inline-block',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': {
    background: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
  '&:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
