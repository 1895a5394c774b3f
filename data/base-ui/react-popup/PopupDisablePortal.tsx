import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export default function PopupDisablePortal() {
  const [disablePortal, setDisablePortal] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <div onKeyDown={(event) => event.key === 'Escape' && close()}>
        <label>
          <input
            type="checkbox"
            checked={disablePortal}
            onChange={(event) => setDisablePortal(event.target.checked)}
          />{' '}
          Render inside the card
        </label>
        <Card>
          <button
            type="button"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
          >
            Flight BA 214
          </button>
          <Popup
            open={anchor !== null}
            anchor={anchor}
            disablePortal={disablePortal}
            role="group"
            aria-label="Flight BA 214"
          >
            <Details>
              Leaves London at 11:20 AM
              <br />
              Lands in Boston at 1:55 PM
            </Details>
          </Popup>
        </Card>
      </div>
    </ClickAwayListener>
  );
}

const Card = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  marginBlock: '0.75rem 2.5rem',
  padding: '0.75rem 0.75rem 2rem',
  border: '2px dashed light-dark(#0b57d0, #a8c7fa)',
  borderRadius: 8,
  '& button': {
    padding: '0.5rem 0.875rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
});

const Details = styled('div')({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
});
