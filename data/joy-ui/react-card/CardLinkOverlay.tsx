import ChevronRight from '@mui/icons-material/ChevronRight';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CardLinkOverlay() {
  return (
    <Card
      variant="soft"
      sx={{
        width: 360,
        maxWidth: '100%',
        '&:hover': { backgroundColor: 'neutral.softHoverBg' },
      }}
    >
      <CardContent orientation="horizontal" sx={{ alignItems: 'center' }}>
        <LocalShipping />
        <div>
          <Typography level="title-md">
            <Link overlay href="#CardLinkOverlay" textColor="inherit">
              Order 4021
            </Link>
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            Two parcels on their way to Porto
          </Typography>
        </div>
        <ChevronRight
          sx={{ marginInlineStart: 'auto', '[dir="rtl"] &': { scale: '-1 1' } }}
        />
      </CardContent>
    </Card>
  );
}
