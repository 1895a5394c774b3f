import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const extras = ['Sunscreen', 'Umbrella', 'Camera', 'Book'];

export default function TextareaMaxRows() {
  const [list, setList] = React.useState('Passport\nCharger');
  const next = extras.find((extra) => !list.includes(extra));

  return (
    <Packing>
      <TextareaAutosize
        aria-label="Packing list"
        maxRows={4}
        value={list}
        onChange={(event) => setList(event.target.value)}
      />
      <button
        type="button"
        disabled={!next}
        onClick={() => setList(`${list}\n${next}`)}
      >
        {next ? `Add ${next.toLowerCase()}` : 'All packed'}
      </button>
    </Packing>
  );
}

const Packing = styled('div')({
  position: 'relative',
  inlineSize: 'min(100%, 18rem)',
  minBlockSize: '11rem',
  '& > *': {
    boxSizing: 'border-box',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& textarea': { inlineSize: '100%', resize: 'none' },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
