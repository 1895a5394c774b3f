import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without React's warning on the server. */
export const useBeforeLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;
