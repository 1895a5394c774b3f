import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const Choice = styled(Button)({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 6,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&.large': { padding: '0.75rem 1.5rem', fontSize: '1.125rem' },
  '&.solid': { background: 'CanvasText', color: 'Canvas' },
  '&.solid:hover': { background: 'color-mix(in srgb, CanvasText 85%, Canvas)' },
  [`&.${buttonClasses.active}`]: { transform: 'scale(0.97)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid CanvasText',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    opacity: 0.5,
    cursor: 'not-allowed',
  },
});

export default function BindingChoices() {
  return (
    <Choices>
      <Choice>Staple bound</Choice>
      <Choice className="solid">Thread sewn</Choice>
      <Choice className="large">Hardcover</Choice>
      <Choice disabled>Spiral (no wire left)</Choice>
    </Choices>
  );
}
