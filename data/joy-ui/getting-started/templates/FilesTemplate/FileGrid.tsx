import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import type { StoredFile } from './data';

interface FileGridProps {
  files: readonly StoredFile[];
  onOpen: (file: StoredFile) => void;
}

export function FileGrid({ files, onOpen }: FileGridProps) {
  return (
    <Box
      component="ul"
      aria-label="Files"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {files.map((file) => (
        <Card key={file.name} component="li" variant="outlined" size="sm">
          <CardOverflow>
            <AspectRatio ratio="16/10" variant="soft">
              {file.picture ? (
                <img src={file.picture} alt="" />
              ) : (
                <div>
                  <DescriptionOutlined />
                </div>
              )}
            </AspectRatio>
          </CardOverflow>
          <CardContent>
            {/* The overlay makes the whole card clickable. */}
            <Link
              component="button"
              overlay
              level="title-sm"
              color="neutral"
              aria-haspopup="dialog"
              onClick={() => onOpen(file)}
              sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {file.name}
            </Link>
            <Typography level="body-xs">{file.size}</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
