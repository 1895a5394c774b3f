import OpenInNew from '@mui/icons-material/OpenInNew';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipLinks() {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip
        color="primary"
        slotProps={{ action: { component: 'a', href: '#link' } }}
      >
        Order 4021
      </Chip>
      <Chip
        variant="outlined"
        endDecorator={<OpenInNew />}
        slotProps={{
          action: {
            component: 'a',
            href: 'https://example.com/',
            target: '_blank',
          },
        }}
      >
        Track parcel
      </Chip>
    </Stack>
  );
}
