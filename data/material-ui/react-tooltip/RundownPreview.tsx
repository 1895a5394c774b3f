import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function RundownPreview() {
  return (
    <Typography>
      Tonight at nine:{' '}
      <Tooltip
        describeChild
        arrow
        title={
          <>
            <Typography variant="subtitle2" component="div">
              Hosted by Imke Voss
            </Typography>
            <Typography variant="body2" component="div">
              Two hours of harmonium, field recordings and letters from listeners.
            </Typography>
          </>
        }
      >
        <Link href="#night-ferry">Night Ferry</Link>
      </Tooltip>
    </Typography>
  );
}
