import { Box } from '@mui/system';

const comments = [
  { author: 'Mia', text: 'Can we move the meeting to Tuesday?', level: 0 },
  { author: 'Jonas', text: 'Tuesday works, but only after lunch.', level: 1 },
  { author: 'Mia', text: 'Then two o’clock it is.', level: 2 },
];

export default function SpacingLogical() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {comments.map(({ author, text, level }) => (
        <Box
          component="li"
          key={text}
          sx={{ marginInlineStart: level * 3, mt: 1.5 }}
        >
          <strong>{author}</strong>
          <div>{text}</div>
        </Box>
      ))}
    </Box>
  );
}
