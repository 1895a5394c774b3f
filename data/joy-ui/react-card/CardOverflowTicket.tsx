import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowTicket() {
  return (
    <Card orientation="horizontal" sx={{ width: 360, maxWidth: '100%' }}>
      <CardContent>
        <Typography level="body-xs">Flight 2431, May 14</Typography>
        <Typography level="title-lg">Oslo to Lisbon</Typography>
        <Typography level="body-sm">Boarding 09:35, seat 14C</Typography>
      </CardContent>
      <CardOverflow
        variant="solid"
        color="primary"
        sx={{
          alignItems: 'center',
          paddingInline: 2,
          // Logical sides: the defaults are made for left-to-right only.
          margin: 'var(--CardOverflow-offset)',
          marginInlineStart: 0,
          borderRadius: 0,
          borderStartEndRadius: 'var(--CardOverflow-radius)',
          borderEndEndRadius: 'var(--CardOverflow-radius)',
        }}
      >
        <Typography level="title-md" textColor="inherit">
          Gate B12
        </Typography>
      </CardOverflow>
    </Card>
  );
}
