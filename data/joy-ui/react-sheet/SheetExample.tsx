import Button from '@mui/joy/Button';
import Sheet, { type SheetProps } from '@mui/joy/Sheet';

export default function SheetExample(props: SheetProps) {
  return (
    <Sheet {...props} sx={{ p: 2, borderRadius: 'md' }}>
      Maya has shared 12 files with you.
      <br />
      <Button size="sm" sx={{ mt: 1.5 }}>
        Open
      </Button>
    </Sheet>
  );
}
