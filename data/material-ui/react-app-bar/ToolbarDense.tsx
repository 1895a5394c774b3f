import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const formats = [
  { label: 'Bold', Icon: FormatBold },
  { label: 'Italic', Icon: FormatItalic },
  { label: 'List', Icon: FormatListBulleted },
];

export default function ToolbarDense() {
  return (
    <AppBar position="static" color="default" elevation={1}>
      <Toolbar variant="dense">
        <Typography component="div" noWrap sx={{ flexGrow: 1 }}>
          Meeting notes
        </Typography>
        {formats.map(({ label, Icon }) => (
          <IconButton key={label} color="inherit" size="small" aria-label={label}>
            <Icon />
          </IconButton>
        ))}
      </Toolbar>
    </AppBar>
  );
}
