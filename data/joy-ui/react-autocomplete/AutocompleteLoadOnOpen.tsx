import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

/** Where a request to your server would be. */
function fetchInvoices(): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(['Invoice 118', 'Invoice 119', 'Invoice 120']), 1500);
  });
}

export default function AutocompleteLoadOnOpen() {
  const [state, setState] = React.useState<'idle' | 'loading' | 'ready'>('idle');
  const [invoices, setInvoices] = React.useState<string[]>([]);

  async function load() {
    if (state === 'idle') {
      setState('loading');
      setInvoices(await fetchInvoices());
      setState('ready');
    }
  }

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Invoice</FormLabel>
      <Autocomplete
        options={invoices}
        loading={state === 'loading'}
        loadingText="Loading invoices…"
        onOpen={load}
        slotProps={{ loading: { role: 'presentation' } }}
        endDecorator={
          state === 'loading' && (
            <CircularProgress aria-label="Loading invoices" size="sm" />
          )
        }
      />
      <FormHelperText role="status">
        {state === 'ready' ? '3 invoices loaded.' : 'Loaded when the list opens.'}
      </FormHelperText>
    </FormControl>
  );
}
