import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Sailing from '@mui/icons-material/Sailing';

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: true;
    xl2: true;
    xl3: true;
    xl4: true;
  }
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'] as const;

export default function IconSizes() {
  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'center' }}
      >
        {sizes.map((size) => (
          <Stack key={size} sx={{ alignItems: 'center' }}>
            <Sailing fontSize={size} />
            <Typography level="body-xs">{size}</Typography>
          </Stack>
        ))}
      </Stack>
      <IconButton variant="soft" aria-label="Ferries">
        <Sailing fontSize="xl4" />
      </IconButton>
    </Stack>
  );
}
