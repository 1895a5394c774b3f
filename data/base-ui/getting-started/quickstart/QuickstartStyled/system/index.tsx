import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function QuickstartStyled() {
  return (
    <Row>
      <StyledSwitch defaultChecked />
      Email me when my order ships
    </Row>
  );
}

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
});

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const StyledSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 12,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'color-mix(in srgb, currentColor 55%, transparent)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    background: 'Canvas',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { background: accent },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
});
