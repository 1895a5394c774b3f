import type { Metric } from 'web-vitals';
import { isSampled } from '../model/sampling';
import { sendWebVital, WEB_VITALS_CHANCE } from './events';

/** Measures the visit, if it is drawn; the library comes with the visits that are. Returns the undo. */
export async function startWebVitals(draw: number): Promise<() => void> {
  if (!isSampled(WEB_VITALS_CHANCE, draw)) return () => {};
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  return observeFramework();
}

function report({ name, id, value, delta }: Metric): void {
  sendWebVital(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Times that the framework takes of itself, such as `Next.js-hydration`; each is reported once. */
function observeFramework(): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (!name.startsWith('Next.js-')) continue;
      sendWebVital(name, {
        value: duration,
        metric_label: 'Next.js custom metric',
        metric_value: duration,
        metric_delta: duration,
        metric_id: `${name}-${Math.round(startTime)}`,
      });
    }
  });
  observer.observe({ type: 'measure', buffered: true });
  return () => observer.disconnect();
}
