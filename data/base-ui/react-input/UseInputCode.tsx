import * as React from 'react';
import { useInput, type UseInputParameters } from '@mui/base/useInput';
import { styled } from '@mui/system';

export default function UseInputCode() {
  const [digits, setDigits] = React.useState(['', '', '', '', '', '']);
  const group = React.useRef<HTMLDivElement>(null);
  const id = React.useId();

  function focusDigit(index: number) {
    const field = group.current?.querySelectorAll('input')[index];
    field?.focus();
    field?.select();
  }

  // A pasted code has several digits, which fill the fields that follow.
  function enter(start: number, text: string) {
    const entered = text.replace(/\D/g, '').slice(0, digits.length - start);
    const next = [...digits];
    next[start] = '';
    [...entered].forEach((digit, offset) => {
      next[start + offset] = digit;
    });
    setDigits(next);
    focusDigit(Math.min(start + entered.length, digits.length - 1));
  }

  function handleKeyDown(index: number, event: React.KeyboardEvent) {
    if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && !digits[index])) {
      event.preventDefault();
      focusDigit(index - 1);
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      focusDigit(index + 1);
    }
  }

  return (
    <div>
      <p id={id}>Enter the code from the text message</p>
      <Code role="group" aria-labelledby={id} dir="ltr" ref={group}>
        {digits.map((digit, index) => (
          <Digit
            key={index}
            label={`Digit ${index + 1} of ${digits.length}`}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={digit}
            onChange={(event) => enter(index, event.target.value)}
            onKeyDown={(event) => handleKeyDown(index, event)}
          />
        ))}
      </Code>
      <p role="status">{digits.every(Boolean) && `Checking ${digits.join('')}…`}</p>
    </div>
  );
}

interface DigitProps extends UseInputParameters {
  label: string;
  autoComplete: string;
  onKeyDown: React.KeyboardEventHandler;
}

function Digit({ label, autoComplete, onKeyDown, ...parameters }: DigitProps) {
  const { getInputProps, focused } = useInput({
    ...parameters,
    onFocus: (event) => event.target.select(),
  });

  return (
    <input
      {...getInputProps({ onKeyDown })}
      aria-label={label}
      autoComplete={autoComplete}
      inputMode="numeric"
      data-focused={focused || undefined}
    />
  );
}

const Code = styled('div')({
  display: 'flex',
  gap: '0.5rem',
  '& input': {
    boxSizing: 'border-box',
    width: '2.5rem',
    minWidth: 0,
    padding: '0.5rem 0',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  '& input[data-focused]': {
    outline: '3px solid light-dark(#0b57d0, #a8c7fa)',
    outlineOffset: 1,
  },
});
