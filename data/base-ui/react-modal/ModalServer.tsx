import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalServer() {
  const area = React.useRef<HTMLDivElement>(null);
  const recipe = React.useRef<HTMLParagraphElement>(null);
  const [units, setUnits] = React.useState('');

  React.useEffect(() => {
    if (units) {
      recipe.current?.focus();
    }
  }, [units]);

  return (
    <Area ref={area}>
      <p ref={recipe} tabIndex={-1}>
        Lentil soup: {units === 'cups' ? '2 cups' : '400 g'} of lentils
      </p>
      <Screen
        disableAutoFocus
        disablePortal
        disableRestoreFocus
        container={() => area.current}
        open={units === ''}
        onClose={() => setUnits('metric')}
      >
        <Card role="dialog" aria-label="Units">
          <p>Which units do you cook with?</p>
          <Action onClick={() => setUnits('metric')}>Metric</Action>
          <Action onClick={() => setUnits('cups')}>Cups</Action>
        </Card>
      </Screen>
    </Area>
  );
}

const Area = styled('div')({
  position: 'relative',
  width: '100%',
  minHeight: '15rem',
  padding: '0.5rem 1rem',
  '& > p': { outline: 0 },
});

const Screen = styled(Modal)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '1rem',
  borderRadius: 8,
  background: 'light-dark(rgb(0 0 0 / 0.45), rgb(0 0 0 / 0.65))',
});

const Card = styled('div')({
  padding: '1.5rem',
  borderRadius: 8,
  outline: 0,
  background: 'light-dark(#fff, #1b2027)',
  '& p': { marginBlockStart: 0 },
});

const Action = styled('button')({
  marginInlineEnd: '0.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});
