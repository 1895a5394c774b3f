import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function AccessibilityFocusRing() {
  return (
    <Toolbar role="group" aria-label="Selected files">
      <FileButton>Download</FileButton>
      <FileButton>Rename</FileButton>
      <FileButton disabled focusableWhenDisabled>
        Restore
      </FileButton>
    </Toolbar>
  );
}

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

const FileButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: {
    borderStyle: 'dashed',
    color: 'color-mix(in srgb, CanvasText 65%, transparent)',
    cursor: 'default',
  },
});
