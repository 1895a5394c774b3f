import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

/** Accepts nothing but a size, whatever other versions of the app have stored. */
const sizeCodec: Codec<Size> = {
  parse: (text) => sizes.find((size) => size === text) ?? 'medium',
  stringify: (size) => size,
};

export default function PersistedStateValidation() {
  const [size, setSize] = useLocalStorageState<Size>('docs-shirt-size', 'medium', {
    codec: sizeCodec,
  });

  return (
    <TextField
      select
      id="shirt-size"
      label="Shirt size"
      value={size ?? 'medium'}
      onChange={(event) => setSize(sizeCodec.parse(event.target.value))}
      sx={{ width: 200 }}
    >
      {sizes.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
