import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const STOCK = 6;

export default function BreadOrderCard() {
  const [loaves, setLoaves] = React.useState(1);
  const [reserved, setReserved] = React.useState(0);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Typography variant="h6" component="h3" sx={{ flexGrow: 1 }}>
            Rye with caraway
          </Typography>
          <Chip size="small" color="success" label={`${STOCK} left today`} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Out of the oven at 07:30. Reserved loaves wait at the counter until noon.
        </Typography>
        <Typography variant="body2" role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
          {reserved > 0 && `Reserved: ${reserved} × rye with caraway`}
        </Typography>
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <IconButton
          aria-label="One loaf less"
          disabled={loaves === 1}
          onClick={() => setLoaves(loaves - 1)}
        >
          <RemoveIcon />
        </IconButton>
        <Typography component="span" aria-live="polite">
          {loaves}
        </Typography>
        <IconButton
          aria-label="One loaf more"
          disabled={loaves === STOCK}
          onClick={() => setLoaves(loaves + 1)}
        >
          <AddIcon />
        </IconButton>
        <Button
          variant="contained"
          sx={{ marginInlineStart: 'auto' }}
          onClick={() => setReserved(loaves)}
        >
          Reserve
        </Button>
      </CardActions>
    </Card>
  );
}
