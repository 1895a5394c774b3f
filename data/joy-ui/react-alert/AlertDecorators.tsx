import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { saraLind } from '../sampleData/pictures';

export default function AlertDecorators() {
  return (
    <Stack spacing={2} useFlexGap>
      <Alert
        role="note"
        variant="outlined"
        startDecorator={<Avatar size="sm" src={saraLind} alt="" />}
        endDecorator={
          <Button size="sm" variant="soft">
            Open file
          </Button>
        }
      >
        Sara Lind has shared a file
      </Alert>
      <Alert
        role="note"
        color="warning"
        startDecorator={<WarningAmber />}
        endDecorator={
          <Chip variant="solid" color="warning" size="sm">
            3 days
          </Chip>
        }
        sx={{ alignItems: 'flex-start' }}
      >
        {/* One element around the text: each child would become a column. */}
        <Typography level="body-sm" textColor="inherit">
          Invoice <b>1044</b> is overdue. We send a reminder on Friday, and add a fee
          of €5.00 to it.
        </Typography>
      </Alert>
    </Stack>
  );
}
