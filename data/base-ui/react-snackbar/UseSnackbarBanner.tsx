import * as React from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import { styled } from '@mui/system';

export default function UseSnackbarBanner() {
  const [open, setOpen] = React.useState(false);
  const trigger = React.useRef<HTMLButtonElement>(null);
  const banner = React.useRef<HTMLDivElement>(null);
  const { getRootProps } = useSnackbar({
    open,
    autoHideDuration: 20000,
    onClose: close,
  });

  function close() {
    // Don't lose the focus with the element that has it.
    if (banner.current?.contains(document.activeElement)) trigger.current?.focus();
    setOpen(false);
  }

  return (
    <Trip>
      <Plain ref={trigger} type="button" onClick={() => setOpen(true)}>
        Check the gate
      </Plain>
      {open && (
        <Banner {...getRootProps()} ref={banner}>
          <span role="alert">Flight LH 1172 now leaves from gate B12.</span>
          <Plain type="button" onClick={close}>
            Got it
          </Plain>
        </Banner>
      )}
    </Trip>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Trip = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: '1rem',
  minHeight: 150,
});

const Banner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.75rem 1rem',
  borderRadius: 8,
  background: `color-mix(in srgb, ${accent} 12%, transparent)`,
});

const Plain = styled('button')({
  justifySelf: 'start',
  padding: '0.25rem 0.75rem',
  border: '1px solid currentColor',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
