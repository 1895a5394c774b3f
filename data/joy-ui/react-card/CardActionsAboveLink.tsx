import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function CardActionsAboveLink() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <IconButton
        size="sm"
        aria-label="Star Budget 2025.xlsx"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12, zIndex: 2 }}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
      <CardContent sx={{ marginInlineEnd: 5 }}>
        <Typography level="title-md">
          <Link overlay href="#CardActionsAboveLink" color="neutral">
            Budget 2025.xlsx
          </Link>
        </Typography>
        <Typography level="body-sm">Edited by Omar on March 3</Typography>
      </CardContent>
      <CardActions buttonFlex="0 1 120px">
        <Button variant="soft" size="sm">
          Share
        </Button>
        <Button variant="plain" color="neutral" size="sm">
          Move
        </Button>
      </CardActions>
    </Card>
  );
}
