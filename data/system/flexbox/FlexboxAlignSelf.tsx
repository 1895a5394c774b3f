import { Box } from '@mui/system';

const messages = [
  { text: 'Are you on the 8:15 train?', own: false },
  { text: 'Yes, in coach 4. There is a free seat beside me.', own: true },
  { text: 'Great, keep it for me!', own: false },
];

export default function FlexboxAlignSelf() {
  return (
    <Box component="ul" sx={{ ...chat, display: 'flex', flexDirection: 'column' }}>
      {messages.map(({ text, own }) => (
        <Box
          component="li"
          key={text}
          sx={{
            ...(own ? ownBubble : bubble),
            alignSelf: own ? 'flex-end' : 'flex-start',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

const chat = { gap: 1, width: 1, maxWidth: 400, m: 0, p: 0, listStyle: 'none' };

const bubble = {
  maxWidth: 0.8,
  px: 2,
  py: 1,
  borderRadius: 4,
  bgcolor: 'color-mix(in srgb, currentColor 10%, transparent)',
};

const ownBubble = {
  ...bubble,
  bgcolor: 'light-dark(#0b57d0, #a8c7fa)',
  color: 'light-dark(#fff, #062e6f)',
};
