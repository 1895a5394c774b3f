import Download from '@mui/icons-material/Download';
import Mail from '@mui/icons-material/Mail';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDecorators() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Link href="mailto:orders@example.com" startDecorator={<Mail />}>
        orders@example.com
      </Link>
      <Link
        href="#LinkDecorators"
        level="title-lg"
        color="neutral"
        endDecorator={<Download />}
      >
        Invoice for May
      </Link>
      <Link
        href="#LinkDecorators"
        color="success"
        endDecorator={
          <Chip component="span" size="sm" color="success">
            3 new
          </Chip>
        }
      >
        Shared recipes
      </Link>
    </Stack>
  );
}
