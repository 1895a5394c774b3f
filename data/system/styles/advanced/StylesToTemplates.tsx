import { styled } from '@mui/system';

export default function StylesToTemplates() {
  return (
    <Quote>
      Whisk the eggs with the sugar before you add the flour, and let the batter rest
      for an hour.
    </Quote>
  );
}

const Quote = styled('blockquote')`
  max-inline-size: 360px;
  margin: 0;
  padding: ${({ theme }) => theme.spacing(1, 2)};
  border-inline-start: 4px solid light-dark(#0b57d0, #a8c7fa);

  &::first-line {
    font-weight: 600;
  }
`;
