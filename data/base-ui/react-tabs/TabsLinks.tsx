import * as React from 'react';
import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function TabsLinks() {
  // In an app, the router has the address, and a function that navigates.
  const [address, setAddress] = React.useState('?team=people');

  return (
    <Tabs value={address} onChange={(event, value) => setAddress(String(value))}>
      <TabsList aria-label="Team">
        <LinkTab value="?team=people" slots={{ root: LinkRoot }}>
          People
        </LinkTab>
        <LinkTab value="?team=files" slots={{ root: LinkRoot }}>
          Files
        </LinkTab>
      </TabsList>
      <LinkPanel value={address}>The page at {address}</LinkPanel>
    </Tabs>
  );
}

interface LinkRootProps extends React.ComponentPropsWithoutRef<'a'> {
  ownerState: TabOwnerState;
}

const LinkRoot = React.forwardRef<HTMLAnchorElement, LinkRootProps>(
  function LinkRoot({ ownerState, type: _type, onClick, onKeyDown, ...props }, ref) {
    function handleClick(event: React.MouseEvent<HTMLAnchorElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) {
        return; // The browser opens a new tab or window.
      }
      onClick?.(event);
      event.preventDefault();
    }

    function handleKeyDown(event: React.KeyboardEvent<HTMLAnchorElement>) {
      onKeyDown?.(event);
      if (event.key === ' ') {
        event.preventDefault(); // The browser would scroll the page.
      }
    }

    return (
      <a
        {...props}
        ref={ref}
        href={String(ownerState.value)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      />
    );
  },
);

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const LinkTab = styled(Tab)({
  display: 'inline-block',
  padding: '0.5rem 0.875rem',
  borderBlockEnd: '3px solid transparent',
  color: 'inherit',
  textDecoration: 'none',
  '@media (forced-colors: active)': { borderBlockEndColor: 'Canvas' },
  '&.base--selected': { borderBlockEndColor: accent, color: accent },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: -3 },
});

const LinkPanel = styled(TabPanel)({ paddingBlock: '1rem' });
