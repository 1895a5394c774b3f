import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonForm() {
  const [tickets, setTickets] = React.useState(2);
  const [message, setMessage] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(`${tickets} tickets are reserved.`);
      }}
      onReset={() => {
        setTickets(2);
        setMessage('');
      }}
    >
      <p role="status" style={{ marginBlockStart: 0 }}>
        Tickets: {tickets}
      </p>
      <Row>
        {/* Without a type it is type="button", which does not submit. */}
        <FormButton onClick={() => setTickets(tickets + 1)}>Add one</FormButton>
        <FormButton type="reset">Reset</FormButton>
        <FormButton type="submit">Reserve</FormButton>
      </Row>
      <p role="status">{message}</p>
    </form>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

const FormButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[type=submit]': {
    borderColor: 'transparent',
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
