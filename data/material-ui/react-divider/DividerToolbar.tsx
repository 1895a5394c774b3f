import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function DividerToolbar() {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Edit"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5 }}
    >
      <IconButton aria-label="Undo">
        <Undo />
      </IconButton>
      <IconButton aria-label="Redo">
        <Redo />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Cut">
        <ContentCut />
      </IconButton>
      <IconButton aria-label="Copy">
        <ContentCopy />
      </IconButton>
      <IconButton aria-label="Paste">
        <ContentPaste />
      </IconButton>
    </Paper>
  );
}
