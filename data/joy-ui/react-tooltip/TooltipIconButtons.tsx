import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const actions = [
  { name: 'Send invoice', icon: <SendOutlined /> },
  { name: 'Print invoice', icon: <PrintOutlined /> },
  { name: 'Archive invoice', icon: <ArchiveOutlined /> },
];

export default function TooltipIconButtons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      {actions.map(({ name, icon }) => (
        <Tooltip key={name} title={name} placement="top">
          <IconButton variant="outlined">{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
