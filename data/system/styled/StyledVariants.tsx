import { styled } from '@mui/system';

const State = styled('span')<{ tone?: 'neutral' | 'accent' | 'danger' }>({
  padding: '4px 12px',
  border: '1px solid currentColor',
  borderRadius: 8,
  variants: [
    {
      props: { tone: 'accent' },
      style: {
        borderColor: 'transparent',
        backgroundColor: 'light-dark(#0b57d0, #a8c7fa)',
        color: 'light-dark(#fff, #062e6f)',
      },
    },
    {
      props: { tone: 'danger' },
      style: { color: 'light-dark(#b3261e, #f2b8b5)' },
    },
  ],
});

export default function StyledVariants() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <State>Draft</State>
      <State tone="accent">Paid</State>
      <State tone="danger">Overdue</State>
    </div>
  );
}
