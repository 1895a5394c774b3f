import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const months = [
  { name: 'March', isReady: true },
  { name: 'April', isReady: true },
  { name: 'May, ready on June 1', isReady: false },
];

export default function LinkDisabled() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {months.map(({ name, isReady }) => (
        <Link
          key={name}
          disabled={!isReady}
          {...(isReady
            ? { href: '#LinkDisabled' }
            : { role: 'link', 'aria-disabled': true })}
        >
          Invoice for {name}
        </Link>
      ))}
    </Stack>
  );
}
