import { applySolidInversion } from '@mui/joy/colorInversion';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSx() {
  return (
    <Box
      sx={[
        (theme) => ({
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          width: '100%',
          maxWidth: 440,
          p: 3,
          borderRadius: 'lg',
          background: `linear-gradient(120deg, ${theme.vars.palette.primary[500]}, ${theme.vars.palette.primary[800]})`,
        }),
        applySolidInversion('primary'),
      ]}
    >
      <Typography level="h3" component="p">
        Your report is ready
      </Typography>
      <Typography textColor="text.primary">
        Orders of the third quarter, in one file.
      </Typography>
      <Button>Download</Button>
    </Box>
  );
}
