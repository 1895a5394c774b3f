import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloudOff from '@mui/icons-material/CloudOff';

export default function ColorInversionSurfaces() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 480 }}>
      <Alert
        variant="soft"
        color="danger"
        invertedColors
        startDecorator={<CloudOff />}
        endDecorator={
          <Button size="sm" variant="solid">
            Retry
          </Button>
        }
      >
        Three invoices were not uploaded.
      </Alert>
      <Card variant="soft" color="warning" invertedColors>
        <Typography level="title-md">Rehearsal moved to 18:30</Typography>
        <Typography level="body-md">The hall is in use until six.</Typography>
        <CardActions>
          <Button variant="solid">Accept</Button>
          <Button variant="outlined">Decline</Button>
        </CardActions>
      </Card>
      <Sheet
        variant="solid"
        color="neutral"
        invertedColors
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderRadius: 'md',
        }}
      >
        <Typography level="title-md" sx={{ flex: 1 }}>
          Two files selected
        </Typography>
        <Button variant="plain">Move</Button>
        <Button variant="outlined">Delete</Button>
      </Sheet>
    </Stack>
  );
}
