import { useEffect, useState } from 'react';
import { ERROR_MESSAGES_PATH, parseErrorMessages, type ErrorMessages } from '../shared/productionError';

/** The messages of all codes, loaded once they are needed: `null` before, `failed` when that has failed. */
export function useErrorMessages(isNeeded: boolean): ErrorMessages | 'failed' | null {
  const [messages, setMessages] = useState<ErrorMessages | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const cancel = new AbortController();
    loadErrorMessages(cancel.signal).then(
      (loaded) => setMessages(loaded ?? 'failed'),
      (error: unknown) => {
        // Offline, or the file is missing: the page says so, and lists all messages below.
        if (cancel.signal.aborted) return;
        console.warn(error);
        setMessages('failed');
      },
    );
    return () => cancel.abort();
  }, [isNeeded]);
  return messages;
}

async function loadErrorMessages(signal: AbortSignal): Promise<ErrorMessages | null> {
  const response = await fetch(ERROR_MESSAGES_PATH, { signal });
  return response.ok ? parseErrorMessages(await response.json()) : null;
}
