import Link from '@mui/material/Link';

/** The first tab stop, visible only with the focus: past the navigation to the page. */
export function SkipLink() {
  return (
    <Link
      href="#overview"
      // Where a router takes over links, the browser does not move the focus.
      onClick={() => document.getElementById('overview')?.focus()}
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        insetBlockStart: 8,
        insetInlineStart: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:not(:focus)': {
          width: '1px',
          height: '1px',
          p: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      }}
    >
      Skip to the overview
    </Link>
  );
}
