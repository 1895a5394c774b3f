import type { Metric } from 'web-vitals';
import { isSampled } from '../../../shell/shared/sampling';
import { sendWebVital, WEB_VITALS_CHANCE } from '../../../shell/client/events/events';

/** Measures the visit if it is sampled; only then is the library loaded. Resolves to a cleanup function. */
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

/** Reports the framework's own measures, such as `Next.js-hydration`, once each. */
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
