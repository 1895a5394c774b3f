import Check from '@mui/icons-material/Check';
import Badge from '@mui/joy/Badge';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeContent() {
  return (
    <Stack spacing={3} useFlexGap>
      <Badge component="div" badgeContent="New" color="success" badgeInset="0 24px">
        <Card size="sm" sx={{ width: 200 }}>
          <Typography level="title-sm">Lentil soup</Typography>
          <Typography level="body-sm">35 minutes</Typography>
        </Card>
      </Badge>
      <Badge
        component="div"
        badgeContent={<Check titleAccess="Cooked" />}
        variant="soft"
        badgeInset="0 24px"
        sx={{ '--Badge-paddingX': '0px' }}
      >
        <Card size="sm" sx={{ width: 200 }}>
          <Typography level="title-sm">Plum cake</Typography>
          <Typography level="body-sm">80 minutes</Typography>
        </Card>
      </Badge>
    </Stack>
  );
}
