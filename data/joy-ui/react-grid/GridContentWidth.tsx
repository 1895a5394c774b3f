import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';
import { omarHaddad } from '../sampleData/pictures';

export default function GridContentWidth() {
  return (
    <Grid container spacing={2} wrap="nowrap" sx={{ alignItems: 'center' }}>
      <Grid xs="auto">
        <Avatar src={omarHaddad} alt="" />
      </Grid>
      <Grid xs>
        <Typography level="title-sm" noWrap>
          Omar Haddad reviews the budget for the second quarter
        </Typography>
      </Grid>
      <Grid xs="auto">
        <Chip color="primary">Due Friday</Chip>
      </Grid>
    </Grid>
  );
}
