import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import Mail from '@mui/icons-material/Mail';
import Phone from '@mui/icons-material/Phone';

const prices =
  'data:text/csv,item,price%0AStoneware%2010%20kg,18.50%0AWire%20cutter,6.20';

export default function StudioContactLinks() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button
        component="a"
        href="mailto:studio@example.com"
        startDecorator={<Mail />}
      >
        Write to the studio
      </Button>
      <Button
        component="a"
        href={prices}
        download="clay-prices.csv"
        variant="outlined"
        startDecorator={<Download />}
      >
        Clay prices (CSV)
      </Button>
      <IconButton
        component="a"
        href="tel:+15550134"
        aria-label="Call the studio"
        variant="soft"
      >
        <Phone />
      </IconButton>
    </Stack>
  );
}
