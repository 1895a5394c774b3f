import { Box } from '@mui/system';

const mails = [
  { from: 'Mia Rossi', subject: 'Tickets for Saturday', unread: true },
  { from: 'Jonas Weber', subject: 'Invoice 2041', unread: false },
  { from: 'Emma Martin', subject: 'Photos from Rome', unread: false },
];

export default function TypographyWeight() {
  return (
    <Box
      component="ul"
      sx={{ width: 1, maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}
    >
      {mails.map(({ from, subject, unread }) => (
        <Box
          component="li"
          key={from}
          sx={{ ...row, fontWeight: unread ? 'bold' : 'normal' }}
        >
          {from}
          <div>{subject}</div>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  py: 1,
  borderBottom: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
};
