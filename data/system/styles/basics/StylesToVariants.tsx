import { styled } from '@mui/system';

export default function StylesToVariants() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <Status>Draft</Status>
      <Status state="sent">Sent</Status>
      <Status state="late">Overdue</Status>
    </div>
  );
}

interface StatusProps {
  state?: 'draft' | 'sent' | 'late';
}

const Status = styled('span')<StatusProps>({
  padding: '0.125rem 0.75rem',
  border: '1px solid currentColor',
  borderRadius: 8,
  variants: [
    {
      props: { state: 'sent' },
      style: { color: 'light-dark(#0b57d0, #a8c7fa)' },
    },
    {
      props: { state: 'late' },
      style: { color: 'light-dark(#b3261e, #f2b8b5)', fontWeight: 600 },
    },
  ],
});
