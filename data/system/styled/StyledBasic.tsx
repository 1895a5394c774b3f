import { styled } from '@mui/system';

const Ticket = styled('article')({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  '& time': { color: 'light-dark(#0b57d0, #a8c7fa)' },
});

export default function StyledBasic() {
  return (
    <Ticket aria-label="Train ticket">
      <strong>Zurich to Milan</strong>
      <time dateTime="2026-05-04T09:33">May 4, 09:33</time>
    </Ticket>
  );
}
