import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { styled } from '@mui/system';

export default function UseNumberInputFontSize() {
  const [size, setSize] = React.useState(20);

  return (
    <Editor>
      <SizeField
        min={12}
        max={32}
        step={2}
        value={size}
        onChange={(event, value) => setSize(value ?? 16)}
      />
      <p style={{ fontSize: size }}>Minutes of the meeting</p>
    </Editor>
  );
}

function SizeField(parameters: UseNumberInputParameters) {
  const inputId = React.useId();
  const {
    getRootProps,
    getInputProps,
    getDecrementButtonProps,
    getIncrementButtonProps,
    focused,
  } = useNumberInput({ ...parameters, inputId });

  return (
    <Frame {...getRootProps()} data-focused={focused || undefined}>
      <label htmlFor={inputId}>Size</label>
      <button {...getDecrementButtonProps()} type="button" aria-label="Smaller text">
        −
      </button>
      <input {...getInputProps()} role="spinbutton" />
      <button {...getIncrementButtonProps()} type="button" aria-label="Larger text">
        +
      </button>
    </Frame>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Editor = styled('div')({ '& p': { height: '2.5rem', marginBlock: '1rem 0' } });

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  paddingInlineStart: '0.75rem',
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 8,
  '&[data-focused]': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& input, & button': {
    padding: '0.5rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input': { width: '3rem' },
  '& button': { minWidth: '2.75rem', color: accent, cursor: 'pointer' },
  '& button:disabled': { opacity: 0.4, cursor: 'not-allowed' },
});
