import * as React from 'react';
import { GlobalStyles } from '@mui/system';

const styles = (
  <GlobalStyles
    styles={{
      '.release-notes a': {
        color: 'light-dark(#0b57d0, #a8c7fa)',
        textUnderlineOffset: '0.2em',
      },
      '.release-notes mark': {
        borderRadius: 4,
        background:
          'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
        color: 'inherit',
      },
    }}
  />
);

export default function StylesToGlobalStyles() {
  return (
    <React.Fragment>
      {styles}
      <div
        className="release-notes"
        // HTML from an editor, which can't have classes of its own
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </React.Fragment>
  );
}

const html =
  '<p>Export is <mark>faster</mark>. Read the <a href="#notes">release notes</a>.</p>';
