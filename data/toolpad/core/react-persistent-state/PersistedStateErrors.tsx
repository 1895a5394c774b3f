import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CODEC_JSON_STRICT, type Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

type Result = { value: unknown } | { error: string };

/** Reads JSON, and returns a failure as a value instead of throwing it. */
const resultCodec: Codec<Result> = {
  parse(text) {
    try {
      return { value: CODEC_JSON_STRICT.parse(text) };
    } catch {
      return { error: `This is not JSON: ${text}` };
    }
  },
  stringify: (result) =>
    'error' in result ? '{"theme":' : CODEC_JSON_STRICT.stringify(result.value),
};

const initial: Result = { value: { theme: 'plain' } };

export default function PersistedStateErrors() {
  const [result, setResult] = useLocalStorageState('docs-broken-json', initial, {
    codec: resultCodec,
  });
  const isBroken = result !== null && 'error' in result;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Alert severity={isBroken ? 'error' : 'success'}>
        {isBroken ? result.error : 'The stored settings can be read.'}
      </Alert>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setResult({ error: 'cut off' })}>
          Damage
        </Button>
        <Button disabled={!isBroken} onClick={() => setResult(null)}>
          Repair
        </Button>
      </Stack>
    </Stack>
  );
}
