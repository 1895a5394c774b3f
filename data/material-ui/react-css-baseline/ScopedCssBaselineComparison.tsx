import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Typography from '@mui/material/Typography';

// Plain HTML, as it comes from an editor or another library.
const note = (
  <>
    <p style={{ marginTop: 0 }}>
      Flight 208 leaves at <strong>06:45</strong> from gate B12.
    </p>
    <div style={{ width: '100%', padding: 12, border: '2px dashed' }}>
      width: 100% and padding: 12px
    </div>
  </>
);

const frame = { p: 2, flexGrow: 1, border: 1, borderColor: 'divider' };

export default function ScopedCssBaselineComparison() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 6,
        rowGap: 3,
        width: '100%',
        // Room for the box that is too wide.
        pr: { xs: 4, sm: 0 },
        '& > div': { minWidth: 0, display: 'flex', flexDirection: 'column' },
      }}
    >
      <div>
        <Typography variant="overline">Browser styles</Typography>
        <Box
          sx={{
            // What a page looks like before anything styles it.
            all: 'initial',
            '& *': { boxSizing: 'content-box' },
            display: 'block',
            color: 'text.primary',
            ...frame,
          }}
        >
          {note}
        </Box>
      </div>
      <div>
        <Typography variant="overline">ScopedCssBaseline</Typography>
        <ScopedCssBaseline sx={frame}>{note}</ScopedCssBaseline>
      </div>
    </Box>
  );
}
