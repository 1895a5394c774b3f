import copy from 'clipboard-copy';
import { useEffect, useRef, useState } from 'react';
import { COPIED_IN_TEXT_MS } from '../../../site/shared/site';

/** The text that was just copied, `null` most of the time, and a function that copies. */
export function useCopy(): [string | null, (text: string) => void] {
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const run = (text: string) => {
    copy(text).then(
      () => {
        setCopied(text);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => setCopied(null), COPIED_IN_TEXT_MS);
      },
      // Access to the clipboard was denied: the text can still be selected.
      () => {},
    );
  };
  return [copied, run];
}
