import * as React from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalInitialFocus() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('budget.xlsx');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  }

  return (
    <div>
      <p>{name}</p>
      <Action onClick={() => setOpen(true)}>Rename</Action>
      <Screen open={open} onClose={() => setOpen(false)} slots={{ backdrop: 'div' }}>
        <Card role="dialog" aria-modal aria-label="Rename file">
          <form onSubmit={handleSubmit}>
            <label>
              File name
              <input
                autoFocus
                name="name"
                defaultValue={name}
                onFocus={(event) => event.target.select()}
              />
            </label>
            <Action type="submit">Save</Action>
            <Cancel type="button" onClick={() => setOpen(false)}>
              Cancel
            </Cancel>
          </form>
        </Card>
      </Screen>
    </div>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Screen = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  padding: '10vh 1rem',
  [`.${modalClasses.backdrop}`]: {
    position: 'absolute',
    inset: 0,
    background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
  },
});

const Card = styled('div')({
  position: 'relative',
  maxWidth: '24rem',
  marginInline: 'auto',
  padding: '1.25rem',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    marginBlock: '0.25rem 1rem',
    padding: '0.5rem',
    font: 'inherit',
  },
});

const Action = styled('button')({
  padding: '0.5rem 1.25rem',
  border: 'none',
  borderRadius: 8,
  background: accent,
  color: 'light-dark(#fff, #062e6f)',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Cancel = styled(Action)({ background: 'transparent', color: 'inherit' });
