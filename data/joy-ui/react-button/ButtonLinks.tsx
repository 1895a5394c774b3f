import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import Mail from '@mui/icons-material/Mail';
import Phone from '@mui/icons-material/Phone';

const prices = 'data:text/csv,room,price%0ASingle,84.00%0ADouble,126.50';

export default function ButtonLinks() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Button component="a" href="mailto:desk@example.com" startDecorator={<Mail />}>
        Write to the hotel
      </Button>
      <Button
        component="a"
        href={prices}
        download="prices.csv"
        variant="outlined"
        startDecorator={<Download />}
      >
        Prices (CSV)
      </Button>
      <IconButton
        component="a"
        href="tel:+15550134"
        aria-label="Call the hotel"
        variant="soft"
      >
        <Phone />
      </IconButton>
    </Stack>
  );
}
