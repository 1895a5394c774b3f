import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

export default function FormControlSelect() {
  const id = React.useId();

  return (
    <Field defaultValue="">
      <label htmlFor={id}>Meal on the flight</label>
      <NativeSelect id={id}>
        <option value="">No choice</option>
        <option value="pasta">Pasta</option>
        <option value="curry">Vegetable curry</option>
      </NativeSelect>
    </Field>
  );
}

function NativeSelect(props: { id: string; children: React.ReactNode }) {
  const control = useFormControlContext();

  return (
    <select
      {...props}
      value={String(control?.value)}
      disabled={control?.disabled}
      required={control?.required}
      aria-invalid={control?.error || undefined}
      onChange={control?.onChange}
      onFocus={control?.onFocus}
      onBlur={control?.onBlur}
    />
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const Field = styled(FormControl)({
  display: 'grid',
  gap: '0.25rem',
  width: '100%',
  maxWidth: 320,
  '&.base-FormControl-filled > label': { color: accent },
  '& select': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '0.5rem 0.75rem',
    border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& select:focus': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});
