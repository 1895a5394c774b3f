import * as React from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Draft } from './order';
import type { Errors } from './validation';

/** What every step is given. */
export interface StepProps {
  draft: Draft;
  errors: Errors;
  onChange: (change: Partial<Draft>) => void;
}

type TextKey = Exclude<keyof Draft, 'shipping' | 'payment' | 'hasAccepted'>;

type DraftFieldProps = StepProps &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> & {
    name: TextKey;
    /** Changes what is typed, such as adding spaces. */
    format?: (text: string) => string;
  };

/** A text field for one entry of the draft. */
export function DraftField({
  name,
  draft,
  errors,
  onChange,
  format,
  helperText,
  ...props
}: DraftFieldProps) {
  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    onChange({ [name]: format ? format(value) : value });
  };

  return (
    <TextField
      {...props}
      id={`checkout-${name}`}
      name={name}
      required
      fullWidth
      value={draft[name]}
      onChange={change}
      error={Boolean(errors[name])}
      helperText={errors[name] ?? helperText}
    />
  );
}
