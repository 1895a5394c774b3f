import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';
import { saraLind } from '../sampleData/pictures';

export default function TooltipPreview() {
  return (
    <Typography>
      The shelf is empty, see{' '}
      <Tooltip
        arrow
        describeChild
        variant="outlined"
        placement="bottom-start"
        title={
          <Box sx={{ display: 'flex', gap: 1.5, p: 0.5, maxWidth: 260 }}>
            <Avatar size="sm" src={saraLind} alt="" />
            <div>
              <Chip size="sm" color="success">
                Open
              </Chip>
              <Typography level="title-sm" sx={{ mt: 0.5 }}>
                Order more cardboard boxes
              </Typography>
              <Typography level="body-sm">
                Sara Lind, due on March 14. The small size sells out first.
              </Typography>
            </div>
          </Box>
        }
      >
        <Link href="#TooltipPreview">task 318</Link>
      </Tooltip>
    </Typography>
  );
}
