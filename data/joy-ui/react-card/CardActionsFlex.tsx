import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import Download from '@mui/icons-material/Download';
import VerifiedUser from '@mui/icons-material/VerifiedUser';

export default function CardActionsFlex() {
  return (
    <Card sx={{ width: 340, maxWidth: '100%' }}>
      <Typography level="title-lg" startDecorator={<VerifiedUser />}>
        Team license
      </Typography>
      <Divider />
      <CardContent>
        <Typography level="body-sm">12 of 15 seats are in use.</Typography>
        <Typography level="body-sm">It expires on June 30, 2025.</Typography>
      </CardContent>
      <CardActions buttonFlex="1">
        <IconButton
          variant="outlined"
          color="neutral"
          aria-label="Download license key"
        >
          <Download />
        </IconButton>
        <Button variant="outlined" color="neutral">
          Add seats
        </Button>
        <Button>Renew</Button>
      </CardActions>
    </Card>
  );
}
