import Description from '@mui/icons-material/Description';
import Image from '@mui/icons-material/Image';
import Movie from '@mui/icons-material/Movie';
import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const folders = [
  { name: 'Contracts', Icon: Description, color: 'primary' },
  { name: 'Photos', Icon: Image, color: 'success' },
  { name: 'Videos', Icon: Movie, color: 'danger' },
] as const;

export default function AspectRatioIcon() {
  return (
    <Stack direction="row" spacing={3} useFlexGap>
      {folders.map(({ name, Icon, color }) => (
        <div key={name}>
          <AspectRatio
            ratio="1"
            color={color}
            sx={{ width: 72, borderRadius: 'md' }}
          >
            <div>
              <Icon />
            </div>
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 0.5, textAlign: 'center' }}>
            {name}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
