import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

const tools = [
  { title: 'Bold', icon: <FormatBold /> },
  { title: 'Italic', icon: <FormatItalic /> },
  { title: 'Underline', icon: <FormatUnderlined /> },
  { title: 'Center', icon: <FormatAlignCenter /> },
  { title: 'Bulleted list', icon: <FormatListBulleted /> },
  { title: 'Numbered list', icon: <FormatListNumbered /> },
];

export default function TooltipDelay() {
  return (
    <Box
      role="group"
      aria-label="Format"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {tools.map(({ title, icon }) => (
        <Tooltip
          key={title}
          title={title}
          enterDelay={700}
          enterNextDelay={80}
          leaveDelay={100}
          disableInteractive
        >
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
