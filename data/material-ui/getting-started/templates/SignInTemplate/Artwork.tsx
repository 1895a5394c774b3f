import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const INVOICES = [
  {
    x: 96,
    y: 250,
    turn: -9,
    lines: [120, 84, 104],
    mark: 'var(--ledger-palette-secondary-main)',
  },
  {
    x: 214,
    y: 96,
    turn: 6,
    lines: [96, 128, 72],
    mark: 'var(--ledger-palette-success-main)',
  },
  {
    x: 268,
    y: 322,
    turn: -3,
    lines: [128, 92, 116],
    mark: 'var(--ledger-palette-primary-main)',
  },
] as const;

/** Three invoices, drawn in the colors of the theme, with a sentence below. Only where there is room. */
export function Artwork() {
  return (
    <Box
      component="aside"
      aria-label="About Ledger Lane"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 4,
        p: 6,
        bgcolor: 'background.default',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 560 600"
        aria-hidden
        sx={{ width: 1, maxHeight: '62vh', color: 'text.primary' }}
      >
        <circle
          cx="290"
          cy="300"
          r="256"
          fill="var(--ledger-palette-background-paper)"
        />
        <path
          d="M34 300a256 256 0 0 0 512 0c-92 60-170 36-256-16S110 238 34 300z"
          fill="var(--ledger-palette-primary-main)"
          opacity="0.16"
        />
        {INVOICES.map(({ x, y, turn, lines, mark }) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <rect
              width="190"
              height="220"
              rx="14"
              fill="var(--ledger-palette-background-paper)"
              stroke="var(--ledger-palette-divider)"
              strokeWidth="2"
            />
            <circle cx="38" cy="40" r="16" fill={mark} />
            <rect
              x="66"
              y="30"
              width="76"
              height="8"
              rx="4"
              fill="currentColor"
              opacity="0.7"
            />
            <rect
              x="66"
              y="46"
              width="48"
              height="6"
              rx="3"
              fill="currentColor"
              opacity="0.25"
            />
            {lines.map((width, index) => (
              <rect
                key={width}
                x="24"
                y={86 + index * 24}
                width={width}
                height="8"
                rx="4"
                fill="currentColor"
                opacity="0.18"
              />
            ))}
            <rect
              x="104"
              y="172"
              width="62"
              height="24"
              rx="12"
              fill={mark}
              opacity="0.85"
            />
          </g>
        ))}
      </Box>
      <Box sx={{ maxWidth: 440, mx: 'auto' }}>
        <Typography variant="h2" component="p">
          Send the invoice before the coffee is cold.
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          Ledger Lane writes invoices, reminds your customers, and tells you what was
          paid.
        </Typography>
      </Box>
    </Box>
  );
}
