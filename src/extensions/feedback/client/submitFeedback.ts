import type { FeedbackRecord } from '../shared/feedback';

/** How long the receiver may take, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a record, even if the reader leaves the page meanwhile.
 * @throws Error when it was not received: any status but 2xx, no answer in time, or one that is not JSON
 */
export async function submitFeedback(endpoint: string, record: FeedbackRecord): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(record),
      referrerPolicy: 'origin',
      credentials: 'omit',
      keepalive: true,
      signal: controller.signal,
    });
    if (!response.ok) throw new Error(`Feedback was refused with status ${response.status}.`);
    await response.json();
  } finally {
    clearTimeout(timer);
  }
}
