import AttachFile from '@mui/icons-material/AttachFile';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const name = 'Minutes of the meeting with the roof contractor on April 14.docx';

export default function TypographyTruncation() {
  return (
    <Sheet variant="outlined" sx={{ width: 260, maxWidth: '100%', p: 1.5 }}>
      <Typography noWrap title={name}>
        {name}
      </Typography>
      <Typography startDecorator={<AttachFile />} sx={{ my: 1 }}>
        <Typography noWrap title={name}>
          {name}
        </Typography>
      </Typography>
      <Typography
        level="body-sm"
        title={name}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: '2',
          overflow: 'hidden',
        }}
      >
        {name} (3 comments, 12 versions, shared with the whole team)
      </Typography>
    </Sheet>
  );
}
