import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkBasic() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Your parcel left the warehouse this morning. You can{' '}
      <Link href="#LinkBasic">follow it on the map</Link> or{' '}
      <Link href="#LinkBasic">change the delivery address</Link> until noon.
    </Typography>
  );
}
