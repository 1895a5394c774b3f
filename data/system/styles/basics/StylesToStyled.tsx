import { styled } from '@mui/system';

export default function StylesToStyled() {
  return (
    <Card>
      <Title>Invoice 1042</Title>
      <Due>Due on March 31</Due>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
}));

const Title = styled('strong')({ fontSize: '1.125rem' });

const Due = styled('span')({
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
});
