import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const reports = [
  { name: 'Sales', href: 'data:text/plain,Sales%3A%2018%2C400' },
  { name: 'Returns', href: 'data:text/plain,Returns%3A%2012' },
  { name: 'Forecast', href: undefined },
];

export default function MenuLinks() {
  return (
    <Dropdown>
      <Trigger>Download report</Trigger>
      <ReportMenu
        slots={{ listbox: List }}
        slotProps={{ root: { offset: 4 }, listbox: { 'aria-label': 'Reports' } }}
      >
        {reports.map(({ name, href }) => (
          <LinkItem
            key={name}
            slots={{ root: 'a' }}
            href={href}
            download={`${name}.txt`}
            disabled={!href}
          >
            {name}
            {!href && ' (ready on Monday)'}
          </LinkItem>
        ))}
      </ReportMenu>
    </Dropdown>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Trigger = styled(MenuButton)({
  padding: '0.5rem 0.875rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

const ReportMenu = styled(Menu)({ zIndex: 1 });

const List = styled('div')({
  minWidth: '11rem',
  margin: 0,
  padding: '0.375rem',
  border: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1b2027)',
  boxShadow: '0 8px 24px light-dark(#0003, #0009)',
});

// <'a'> allows the props of links, such as download.
const LinkItem = styled(MenuItem<'a'>)({
  display: 'block',
  padding: '0.5rem 0.75rem',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus': {
    outline: '2px solid transparent',
    outlineOffset: -2,
    background: accent,
    color: 'light-dark(#fff, #062e6f)',
  },
  '&.base--disabled': { opacity: 0.5 },
});
