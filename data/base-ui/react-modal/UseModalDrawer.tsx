import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';

export default function UseModalDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action onClick={() => setOpen(true)}>Filters</Action>
      <Drawer open={open} onClose={close}>
        <Panel tabIndex={-1} role="dialog" aria-modal aria-label="Filters">
          <label>
            <input type="checkbox" /> Direct flights
          </label>
          <label>
            <input type="checkbox" /> Hand luggage only
          </label>
          <Action onClick={close}>Show flights</Action>
        </Panel>
      </Drawer>
    </div>
  );
}

interface DrawerProps {
  children: React.ReactElement;
  open: boolean;
  onClose: () => void;
}

function Drawer(props: DrawerProps) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getRootProps, getBackdropProps, isTopModal, portalRef } = useModal({
    ...props,
    rootRef,
  });

  return props.open ? (
    <Portal ref={portalRef}>
      <Screen {...getRootProps()}>
        <Backdrop {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {props.children}
        </FocusTrap>
      </Screen>
    </Portal>
  ) : null;
}

const Screen = styled('div')({ position: 'fixed', inset: 0, zIndex: 1300 });

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
});

const Panel = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  alignContent: 'start',
  gap: '1rem',
  padding: '1.5rem',
  background: 'light-dark(#fff, #1b2027)',
});

const Action = styled('button')({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
});
