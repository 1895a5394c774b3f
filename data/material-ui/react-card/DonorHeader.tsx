import MailOutline from '@mui/icons-material/MailOutline';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader, { cardHeaderClasses } from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function DonorHeader() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 320, width: '100%' }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            OA
          </Avatar>
        }
        title="Oluchi Aguiyi-Ironsi, allotment 27"
        titleTypographyProps={{
          component: 'h3',
          variant: 'subtitle2',
          noWrap: true,
        }}
        subheader="Gave 6 varieties"
        action={
          <IconButton aria-label="Write to Oluchi Aguiyi-Ironsi">
            <MailOutline />
          </IconButton>
        }
        // Without this, a long title pushes the action out of the card.
        sx={{ [`& .${cardHeaderClasses.content}`]: { minWidth: 0 } }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Mostly beans and okra, saved since 2011.
        </Typography>
      </CardContent>
    </Card>
  );
}
