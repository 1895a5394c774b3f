import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const parcels = [
  { id: 'Parcel 1', content: 'Desk lamp', state: 'Delivered', color: 'success' },
  { id: 'Parcel 2', content: 'Bookshelf', state: 'In transit', color: 'primary' },
] as const;

export default function CardNested() {
  return (
    <Card variant="soft" size="lg" sx={{ width: 380, maxWidth: '100%' }}>
      <Typography level="title-lg">Order 4021</Typography>
      {parcels.map(({ id, content, state, color }) => (
        <Card key={id} orientation="horizontal" size="sm">
          <CardContent>
            <Typography level="title-sm">{id}</Typography>
            <Typography level="body-sm">{content}</Typography>
          </CardContent>
          <Chip color={color} size="sm" sx={{ alignSelf: 'center' }}>
            {state}
          </Chip>
        </Card>
      ))}
    </Card>
  );
}
