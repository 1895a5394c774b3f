import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

export default function FocusTrapBasic() {
  const [editing, setEditing] = React.useState(false);
  const [address, setAddress] = React.useState('12 Oak Street, Boston');
  const stop = () => setEditing(false);

  return (
    <Card onKeyDown={(event) => event.key === 'Escape' && stop()}>
      <p>Deliver to {address}</p>
      <Action onClick={() => setEditing(true)}>Edit address</Action>
      {editing && (
        <FocusTrap open>
          <Form
            tabIndex={-1}
            aria-label="Delivery address"
            onSubmit={(event) => {
              event.preventDefault();
              stop();
            }}
          >
            <label>
              Address
              <input
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </label>
            <Action type="submit">Done</Action>
          </Form>
        </FocusTrap>
      )}
    </Card>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const focusRing = { outline: `3px solid ${accent}`, outlineOffset: 2 };

const Card = styled('div')({ width: 'min(18rem, 100%)', minHeight: '13rem' });

const Form = styled('form')({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  marginBlockStart: '1rem',
  padding: '1rem',
  border: `1px solid ${accent}`,
  borderRadius: 8,
  '&:focus-visible': focusRing,
  '& label': { display: 'grid', gap: '0.25rem', width: '100%' },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.375rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    '&:focus-visible': focusRing,
  },
});

const Action = styled('button')({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
});
