import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const invoices = [
  { month: 'January', href: 'data:text/plain,Invoice%201040' },
  { month: 'February', href: 'data:text/plain,Invoice%201041' },
  { month: 'March', href: undefined },
];

export default function ButtonLinks() {
  return (
    <List>
      {invoices.map(({ month, href }) => (
        <li key={month}>
          {month}
          {href ? (
            <DownloadButton
              href={href}
              download={`${month}.txt`}
              aria-label={`Download the ${month} invoice`}
            >
              Download
            </DownloadButton>
          ) : (
            <DownloadButton disabled>Not ready</DownloadButton>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  width: '100%',
  maxWidth: 420,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: '0.625rem',
    borderBlockEnd: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  },
});

// <'a'> allows the props of links, such as download.
const DownloadButton = styled(Button<'a'>)({
  padding: '0.375rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
