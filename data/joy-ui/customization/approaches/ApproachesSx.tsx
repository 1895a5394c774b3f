import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ApproachesSx() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        p: 2,
        maxWidth: 320,
        borderRadius: 'lg',
        boxShadow: 'md',
        borderColor: 'primary.outlinedBorder',
      }}
    >
      <Typography level="title-lg">Pear tart</Typography>
      <Typography sx={{ fontSize: 'sm', lineHeight: 'lg' }}>
        Serves eight, ready in ninety minutes.
      </Typography>
      <Button
        sx={{
          '--Button-gap': '12px',
          borderRadius: 'xl',
          '&:hover': { boxShadow: 'sm' },
        }}
      >
        Start cooking
      </Button>
    </Sheet>
  );
}
