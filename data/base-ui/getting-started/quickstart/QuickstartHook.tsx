import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

function BillingSwitch(props: UseSwitchParameters) {
  const { getInputProps, checked, focusVisible } = useSwitch(props);

  return (
    <Frame data-focus={focusVisible || undefined}>
      <Choice aria-hidden data-on={!checked || undefined}>
        Monthly
      </Choice>
      <Choice aria-hidden data-on={checked || undefined}>
        Yearly
      </Choice>
      <Input {...getInputProps()} aria-label="Yearly billing" />
    </Frame>
  );
}

export default function QuickstartHook() {
  return <BillingSwitch defaultChecked />;
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Frame = styled('div')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  padding: 3,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&[data-focus]': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const Choice = styled('span')({
  padding: '0.375rem 1rem',
  borderRadius: 5,
  '&[data-on]': { background: accent, color: 'light-dark(#fff, #062e6f)' },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
