import AttachFile from '@mui/icons-material/AttachFile';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function IconLabels() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 380 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {/* Means something: it has a name. */}
        <PriorityHigh color="error" titleAccess="Urgent" />
        <Typography sx={{ flexGrow: 1 }}>Contract for Ada Moreno</Typography>
        {/* Is the whole content of a button: the button has the name. */}
        <Tooltip title="Show attachments">
          <IconButton>
            <AttachFile />
          </IconButton>
        </Tooltip>
      </Stack>
      {/* Repeats the text: it has none. */}
      <Button startIcon={<ReplyOutlined />} sx={{ mt: 1 }}>
        Reply
      </Button>
    </Paper>
  );
}
