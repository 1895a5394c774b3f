import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaCommentBox() {
  const [comments, setComments] = React.useState(['The amount is right.']);
  const [draft, setDraft] = React.useState('Paid in full. Can we close it?');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setComments((before) => [...before, draft.trim()]);
    setDraft('');
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={1.5}
      useFlexGap
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <Stack
        component="ul"
        spacing={0.5}
        useFlexGap
        sx={{ m: 0, paddingInlineStart: 2.5 }}
      >
        {comments.map((comment, index) => (
          <Typography key={index} component="li" level="body-sm">
            {comment}
          </Typography>
        ))}
      </Stack>
      <Textarea
        aria-label="Comment on invoice 118"
        variant="soft"
        minRows={2}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        endDecorator={<CommentActions disabled={draft.trim() === ''} />}
      />
    </Stack>
  );
}

function CommentActions({ disabled }: { disabled: boolean }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ width: '100%', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Checkbox name="notify" value="team" size="sm" label="Notify the team" />
      <Button type="submit" disabled={disabled}>
        Comment
      </Button>
    </Stack>
  );
}
