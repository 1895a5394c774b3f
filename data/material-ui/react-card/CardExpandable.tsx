import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

const soup = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">
    <rect width="320" height="160" fill="#dbe7d3"/>
    <circle cx="160" cy="80" r="66" fill="#fff"/>
    <circle cx="160" cy="80" r="50" fill="#d9512c"/>
    <path d="M128 88q32-40 64-8" fill="none" stroke="#fbe3d3" stroke-width="7"/>
    <path d="M150 96q14-22 30-6-14 14-30 6z" fill="#3f7d4e"/>
  </svg>`,
)}`;

export default function CardExpandable() {
  const id = React.useId();
  const [liked, setLiked] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 360, width: '100%' }}>
      <CardHeader
        avatar={
          <Avatar
            aria-hidden
            sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            SC
          </Avatar>
        }
        title="Tomato soup"
        titleTypographyProps={{ component: 'p', variant: 'subtitle1' }}
        subheader="Sofia Costa, 35 minutes"
      />
      <CardMedia
        component="img"
        image={soup}
        alt="A bowl of red soup with a basil leaf"
        sx={{ aspectRatio: '2 / 1' }}
      />
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A light soup for four people. Serve it hot or cold.
        </Typography>
      </CardContent>
      <CardActions disableSpacing>
        <IconButton
          aria-label="Like tomato soup"
          aria-pressed={liked}
          onClick={() => setLiked(!liked)}
        >
          {liked ? <Favorite /> : <FavoriteBorder />}
        </IconButton>
        <Button
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={
            <ExpandMore
              sx={(theme) => ({
                transform: open ? 'rotate(180deg)' : 'none',
                transition: theme.transitions.create('transform'),
              })}
            />
          }
          sx={{ marginInlineStart: 'auto' }}
        >
          Instructions
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id={id}>
        <CardContent sx={{ pt: 0 }}>
          Cook an onion until it is soft. Add two cans of chopped tomatoes and two
          cups of stock, simmer for 25 minutes, and blend.
        </CardContent>
      </Collapse>
    </Card>
  );
}
