import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import { styled } from '@mui/system';

function ArchiveButton() {
  const [classes, setClasses] = React.useState('');

  return (
    <div>
      <Button
        className="archive"
        slotProps={{
          root: ({ active }) => ({ 'data-pressed': active || undefined }),
        }}
        onClick={(event) => setClasses(event.currentTarget.className)}
      >
        Archive the task
      </Button>
      <p role="status">
        Classes: <code>{classes || '(press the button)'}</code>
      </p>
    </div>
  );
}

export default function CustomizationUnstyled() {
  return (
    <Frame>
      <ArchiveButton />
      <ClassNameConfigurator disableDefaultClasses>
        <ArchiveButton />
      </ClassNameConfigurator>
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: '0.5rem',
  '& .archive': {
    padding: '0.5rem 1rem',
    border: 0,
    borderRadius: 8,
    background: 'light-dark(#0b57d0, #a8c7fa)',
    color: 'light-dark(#fff, #062e6f)',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& .archive[data-pressed]': { translate: '0 1px' },
  '& .archive:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
