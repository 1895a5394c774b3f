import Assignment from '@mui/icons-material/Assignment';
import Mail from '@mui/icons-material/Mail';
import Receipt from '@mui/icons-material/Receipt';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

export default function BadgeButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      <IconButton aria-label="Messages, 4 unread" size="lg">
        <Badge badgeContent={4} size="sm">
          <Mail />
        </Badge>
      </IconButton>
      <IconButton aria-label="Invoices, 12 open" size="lg">
        <Badge badgeContent={12} size="sm" color="danger">
          <Receipt />
        </Badge>
      </IconButton>
      <IconButton aria-label="Tasks, with changes" size="lg">
        <Badge size="sm" color="success">
          <Assignment />
        </Badge>
      </IconButton>
    </Stack>
  );
}
