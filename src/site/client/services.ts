import { NO_SERVICES, parseServices, SERVICES_ID, type Services } from '../shared/services';

let services: Services | null = null;

/** The services of this deployment, read from the document; none on the server. */
export function getServices(): Services {
  if (typeof document === 'undefined') return NO_SERVICES;
  services ??= parseServices(document.getElementById(SERVICES_ID)?.textContent ?? '{}');
  return services;
}

/** Whether this site uses its service worker on this host, in this browser. */
export function usesServiceWorker(): boolean {
  const { docsDomain } = getServices();
  return docsDomain !== '' && location.host.includes(docsDomain) && 'serviceWorker' in navigator;
}
