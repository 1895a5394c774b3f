import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RouterHref() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Link href="#theme">Text link</Link>
      <Button href="#theme" variant="outlined">
        Button
      </Button>
      <IconButton href="#RouterHref" aria-label="Back to this demo">
        <ArrowUpwardIcon />
      </IconButton>
      <Card variant="outlined">
        <CardActionArea href="#theme">
          <CardContent>
            <Typography>Card</Typography>
          </CardContent>
        </CardActionArea>
      </Card>
    </Stack>
  );
}
