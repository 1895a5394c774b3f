import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const panel = { p: 1.5, mt: 1, borderRadius: 'sm' } as const;

export default function SheetBackgrounds() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: 300 }}>
      <Typography level="title-md">Order 1042</Typography>
      background.surface
      <Sheet sx={{ ...panel, bgcolor: 'background.level1' }}>
        <Typography level="title-sm">Shipping</Typography>
        background.level1
        <Sheet sx={{ ...panel, bgcolor: 'background.level2' }}>
          <Typography level="title-sm">Tracking code</Typography>
          background.level2
        </Sheet>
      </Sheet>
      <Sheet sx={{ ...panel, mt: 2, bgcolor: 'background.popup', boxShadow: 'md' }}>
        <Typography level="title-sm">Note</Typography>
        background.popup and a shadow
      </Sheet>
    </Sheet>
  );
}
