import Box from '@mui/material/Box';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';

export default function BoxDarkMode() {
  return (
    <Box
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        (theme) =>
          theme.applyStyles('dark', { bgcolor: 'grey.800', color: 'primary.light' }),
      ]}
    >
      <CloudDoneOutlined />
      12 files are backed up
    </Box>
  );
}
