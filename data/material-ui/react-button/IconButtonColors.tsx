import AttachFile from '@mui/icons-material/AttachFile';
import Delete from '@mui/icons-material/Delete';
import Done from '@mui/icons-material/Done';
import Edit from '@mui/icons-material/Edit';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <IconButton aria-label="Attach a file">
        <AttachFile />
      </IconButton>
      <IconButton color="primary" aria-label="Edit">
        <Edit />
      </IconButton>
      <IconButton color="success" aria-label="Mark as done">
        <Done />
      </IconButton>
      <IconButton color="error" aria-label="Delete">
        <Delete />
      </IconButton>
      <Box
        sx={{
          px: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <IconButton color="inherit" aria-label="Open the menu">
          <Menu />
        </IconButton>
      </Box>
    </Stack>
  );
}
