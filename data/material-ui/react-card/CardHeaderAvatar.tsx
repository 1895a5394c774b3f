import MailOutline from '@mui/icons-material/MailOutline';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function CardHeaderAvatar() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320, width: '100%' }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            CM
          </Avatar>
        }
        title="Catherine Montgomery, customer success"
        titleTypographyProps={{ component: 'p', variant: 'subtitle2', noWrap: true }}
        subheader="Toronto office"
        action={
          <IconButton
            aria-label="Write to Catherine Montgomery"
            href="mailto:catherine@example.com"
          >
            <MailOutline />
          </IconButton>
        }
        // Without this, a long title pushes the action out of the card.
        sx={{ [`& .${cardHeaderClasses.content}`]: { minWidth: 0 } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Available Monday to Thursday from 9 AM to 5 PM.
        </Typography>
      </CardContent>
    </Card>
  );
}
