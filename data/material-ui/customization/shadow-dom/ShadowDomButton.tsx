import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';

// A rule of the page around it, which reaches every button that it finds.
const pageStyles = `
.shadow-dom-page button {
  border-radius: 0;
  outline: 2px dashed var(--mui-palette-text-primary);
  outline-offset: 3px;
  text-transform: lowercase;
}
`;

interface Mount {
  cache: EmotionCache;
  root: HTMLElement;
}

function ShadowRoot({ children }: { children: React.ReactNode }) {
  const hostRef = React.useRef<HTMLDivElement>(null);
  const [mount, setMount] = React.useState<Mount | null>(null);

  React.useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const root = document.createElement('div');
    const styles = document.createElement('div');
    shadow.replaceChildren(styles, root);
    setMount({ root, cache: createCache({ key: 'shadow', container: styles }) });
  }, []);

  const withContainer = React.useCallback(
    (outer: Theme): Theme => ({
      ...outer,
      components: {
        ...outer.components,
        MuiPopper: { defaultProps: { container: mount?.root } },
        MuiPopover: { defaultProps: { container: mount?.root } },
        MuiModal: { defaultProps: { container: mount?.root } },
      },
    }),
    [mount],
  );

  return (
    <div ref={hostRef}>
      {mount &&
        createPortal(
          <CacheProvider value={mount.cache}>
            <ThemeProvider theme={withContainer}>{children}</ThemeProvider>
          </CacheProvider>,
          mount.root,
        )}
    </div>
  );
}

export default function ShadowDomButton() {
  return (
    <Stack
      className="shadow-dom-page"
      spacing={3}
      sx={{ minHeight: 120, alignItems: 'start' }}
    >
      <style>{pageStyles}</style>
      <Button variant="contained" sx={{ width: 200 }}>
        In the page
      </Button>
      <ShadowRoot>
        <Button variant="contained" sx={{ width: 200 }}>
          In the shadow root
        </Button>
        <Tooltip title="Its styles are in the shadow root, too">
          <IconButton aria-label="About this button">
            <InfoOutlinedIcon />
          </IconButton>
        </Tooltip>
      </ShadowRoot>
    </Stack>
  );
}
