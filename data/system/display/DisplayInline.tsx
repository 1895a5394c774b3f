import { Box } from '@mui/system';

const keys = ['Ctrl', 'Shift', 'S'];

export default function DisplayInline() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 300 }}>
      {['inline', 'inline-block'].map((display) => (
        <div key={display}>
          <code>{display}</code>
          <Box component="p" sx={{ m: 0, mt: 0.5 }}>
            To save the document under another name, press{' '}
            {keys.map((key) => (
              <Box component="kbd" key={key} sx={{ display, ...keyStyle }}>
                {key}
              </Box>
            ))}{' '}
            or use the File menu.
          </Box>
        </div>
      ))}
    </Box>
  );
}

const keyStyle = {
  minWidth: 48,
  mx: 0.25,
  px: 0.5,
  py: 0.5,
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  font: 'inherit',
  fontSize: 14,
  textAlign: 'center',
};
