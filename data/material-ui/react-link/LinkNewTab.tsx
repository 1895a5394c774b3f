import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

function NewTabLink({ children, ...props }: LinkProps) {
  return (
    <Link {...props} target="_blank" rel="noopener">
      {children}
      <OpenInNew
        fontSize="inherit"
        sx={{ marginInlineStart: '0.25em', verticalAlign: '-0.1em' }}
      />
      <Box component="span" sx={visuallyHidden}>
        {' '}
        (opens in a new tab)
      </Box>
    </Link>
  );
}

export default function LinkNewTab() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      Before you file the report, check the{' '}
      <NewTabLink href="https://www.w3.org/WAI/WCAG22/quickref/">
        list of criteria
      </NewTabLink>
      , so that your entries stay in this form.
    </Typography>
  );
}
