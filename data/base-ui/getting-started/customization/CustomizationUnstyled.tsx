import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import { styled } from '@mui/system';

function ArchiveButton({ name }: { name: string }) {
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
        {name}
      </Button>
      <p role="status">
        Classes: {classes ? <code>{classes}</code> : 'press the button'}
      </p>
    </div>
  );
}

export default function CustomizationUnstyled() {
  return (
    <Frame>
      <ArchiveButton name="Archive with classes" />
      <ClassNameConfigurator disableDefaultClasses>
        <ArchiveButton name="Archive without classes" />
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
  '& .archive[data-pressed]': { filter: 'brightness(0.8)', scale: '0.96' },
  '& .archive:focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
