import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonVariants() {
  return (
    <Actions>
      <AppButton variant="solid">Send</AppButton>
      <AppButton>Save draft</AppButton>
      <AppButton variant="danger">Delete</AppButton>
      <AppButton variant="solid" size="large">
        Create account
      </AppButton>
    </Actions>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

interface LookProps {
  variant?: 'solid' | 'outlined' | 'danger';
  size?: 'medium' | 'large';
}

const AppButton = styled(Button, {
  // Both props are only for the styles, so they must not reach the <button>.
  shouldForwardProp: (prop) => prop !== 'variant' && prop !== 'size',
})<LookProps>({
  padding: '0.5rem 1rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `3px solid ${accent}`,
    outlineOffset: 2,
  },
  variants: [
    {
      props: { variant: 'solid' },
      style: {
        borderColor: 'transparent',
        background: accent,
        color: 'light-dark(#fff, #062e6f)',
        '&:hover': { background: `color-mix(in srgb, ${accent} 88%, currentColor)` },
      },
    },
    {
      props: { variant: 'danger' },
      style: { color: 'light-dark(#b3261e, #f2b8b5)' },
    },
    {
      props: { size: 'large' },
      style: { padding: '0.75rem 1.5rem', fontSize: '1.125rem' },
    },
  ],
});
