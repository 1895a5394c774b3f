import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const links = ['Opening hours', 'Borrow a game', 'Become a member'];

export default function ColorInversionFooter() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ width: '100%', p: 3 }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        useFlexGap
        sx={{ justifyContent: 'space-between' }}
      >
        <Stack spacing={1} useFlexGap>
          {links.map((link) => (
            <Link
              key={link}
              component="button"
              textColor="text.primary"
              sx={{ alignSelf: 'start' }}
            >
              {link}
            </Link>
          ))}
        </Stack>
        <FormControl>
          <FormLabel>Email for the monthly letter</FormLabel>
          <Input type="email" endDecorator={<Button>Subscribe</Button>} />
        </FormControl>
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Typography level="body-sm" textColor="text.primary">
        Game library of the old town, since 1998
      </Typography>
    </Sheet>
  );
}
