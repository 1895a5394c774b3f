import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import KitchenOutlinedIcon from '@mui/icons-material/KitchenOutlined';
import ListAltOutlinedIcon from '@mui/icons-material/ListAltOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const FEATURES = [
  {
    icon: <GroupsOutlinedIcon />,
    title: 'Everybody votes',
    text: 'Swipe through suggestions together. What nobody likes does not come back.',
  },
  {
    icon: <KitchenOutlinedIcon />,
    title: 'Nothing goes bad',
    text: 'Tell Potluck what is left, and Wednesday becomes the day that uses it.',
  },
  {
    icon: <ListAltOutlinedIcon />,
    title: 'One list for the store',
    text: 'Ingredients of the whole week, added up and sorted by aisle.',
  },
  {
    icon: <ScheduleOutlinedIcon />,
    title: 'Fits your evenings',
    text: 'Quick meals on busy days, because the plan reads your calendar.',
  },
];

export function Features() {
  return (
    <Box
      component="section"
      id="features"
      aria-labelledby="features-title"
      sx={{ bgcolor: 'background.paper', scrollMarginTop: 64 }}
    >
      <Container sx={{ py: { xs: 6, md: 10 } }}>
        <Typography id="features-title" variant="h2" sx={{ maxWidth: '20ch' }}>
          Less deciding, less waste, better food
        </Typography>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 4,
            m: 0,
            mt: { xs: 4, md: 6 },
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: '1fr 1fr',
              lg: 'repeat(4, 1fr)',
            },
          }}
        >
          {FEATURES.map(({ icon, title, text }) => (
            <Box
              key={title}
              component="li"
              sx={{ pt: 2.5, borderTop: '2px solid', borderColor: 'primary.main' }}
            >
              <Box sx={{ color: 'primary.main', display: 'flex', mb: 1.5 }}>
                {icon}
              </Box>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
