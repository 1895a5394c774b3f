import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note" sx={{ maxWidth: 520 }}>
      <AlertTitle component="h3">Two files were not uploaded</AlertTitle>
      They are larger than 10 MB. Compress them, or share a link instead:
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
        <li>
          <bdi>summer-video.mp4</bdi>
        </li>
        <li>
          <bdi>presentation.pdf</bdi>
        </li>
      </Box>
    </Alert>
  );
}
