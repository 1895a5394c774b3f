import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const Quote = styled('blockquote')(
  ({ theme }) => ({
    margin: 0,
    maxWidth: 440,
    padding: theme.spacing(3),
    borderInlineStart: `4px solid ${theme.vars.palette.warning[500]}`,
    backgroundColor: theme.vars.palette.warning.softBg,
  }),
  // Called with the theme, because the types don't accept all props.
  ({ theme }) => applySoftInversion('warning')(theme),
);

export default function ColorInversionStyled() {
  return (
    <Quote>
      <Typography level="title-lg" gutterBottom>
        Let the dough rest overnight.
      </Typography>
      <Typography gutterBottom>From the baker's notebook, page 12</Typography>
      <Button size="sm" variant="outlined">
        Open the recipe
      </Button>
    </Quote>
  );
}
