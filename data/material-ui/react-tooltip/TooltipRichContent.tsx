import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipRichContent() {
  return (
    <Typography>
      Assigned to{' '}
      <Tooltip
        describeChild
        arrow
        title={
          <>
            <Typography variant="subtitle2" component="div">
              Product designer, Lisbon
            </Typography>
            <Typography variant="body2" component="div">
              Working hours: <strong>9 to 5</strong>
            </Typography>
          </>
        }
      >
        <Link href="#sofia-lopes">Sofia Lopes</Link>
      </Tooltip>
    </Typography>
  );
}
