import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ColorInversionSkip() {
  return (
    <Card
      variant="solid"
      color="success"
      invertedColors
      size="lg"
      sx={{ width: '100%', maxWidth: 400 }}
    >
      <Typography level="h4" component="p">
        Farm box, every Friday
      </Typography>
      <Button variant="outlined">See the next box</Button>
      <Sheet
        data-skip-inverted-colors
        sx={{
          display: 'grid',
          gap: 2,
          p: 2,
          borderRadius: 'var(--Card-childRadius)',
        }}
      >
        <FormControl>
          <FormLabel>Voucher</FormLabel>
          <Input defaultValue="PEARS-12" />
        </FormControl>
        <Button color="success">Apply voucher</Button>
      </Sheet>
    </Card>
  );
}
