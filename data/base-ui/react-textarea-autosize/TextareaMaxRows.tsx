import * as React from 'react';
import { Button } from '@mui/base/Button';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { styled } from '@mui/system';

const extras = ['Sunscreen', 'Umbrella', 'Camera', 'Book'];

export default function TextareaMaxRows() {
  const [list, setList] = React.useState('Passport\nCharger');
  const next = extras.find((extra) => !list.includes(extra));

  return (
    <Packing>
      <label>
        Packing list
        <TextareaAutosize
          maxRows={4}
          value={list}
          onChange={(event) => setList(event.target.value)}
        />
      </label>
      <Button
        disabled={!next}
        focusableWhenDisabled
        onClick={() => setList(`${list}\n${next}`)}
      >
        {next ? `Add ${next.toLowerCase()}` : 'All packed'}
      </Button>
    </Packing>
  );
}

const Packing = styled('div')({
  position: 'relative',
  inlineSize: 'min(100%, 18rem)',
  minBlockSize: '12rem',
  '& textarea, & button': {
    boxSizing: 'border-box',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& textarea': {
    display: 'block',
    inlineSize: '100%',
    marginBlock: '0.25rem 0.5rem',
    resize: 'none',
  },
  '& button': { cursor: 'pointer' },
  '& .base--disabled': { color: 'GrayText', cursor: 'default' },
  '& :focus-visible': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 2,
  },
});
