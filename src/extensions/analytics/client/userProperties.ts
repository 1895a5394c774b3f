import { userLanguage } from '../../../shell/client/language/language';
import { preferences } from '../../../shell/client/preferences';
import { themeStore } from '../../../shell/client/preferences/theme';
import { send } from '../../../shell/client/events/gtag';

/** A preference or a property of the reader's device, and how to subscribe to its changes. */
interface Property {
  readonly name: string;
  readonly read: () => string | number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Reports the reader's preferences and device properties, now and on change; returns a cleanup function. */
export function startUserProperties(): () => void {
  const stopAll = getProperties().map(({ name, read, subscribe }) => {
    let reported: string | number | null = null;
    const report = () => {
      const value = read();
      if (value === reported) return;
      reported = value;
      send('set', 'user_properties', { [name]: value });
    };
    report();
    return subscribe(report);
  });
  return () => stopAll.forEach((stop) => stop());
}

function getProperties(): Property[] {
  const preferenceProperties = preferences.flatMap(({ userProperty, getText, subscribe }): Property[] =>
    userProperty ? [{ name: userProperty, read: getText, subscribe }] : [],
  );
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  return [
    ...preferenceProperties,
    { name: 'userLanguage', read: userLanguage.get, subscribe: userLanguage.subscribe },
    {
      name: 'devicePixelRatio',
      read: () => Math.round(window.devicePixelRatio * 10) / 10,
      subscribe: subscribeToPixelRatio,
    },
    {
      name: 'colorSchemeOS',
      read: () => (prefersDark.matches ? 'dark' : 'light'),
      subscribe(listener) {
        prefersDark.addEventListener('change', listener);
        return () => prefersDark.removeEventListener('change', listener);
      },
    },
    { name: 'colorScheme', read: () => themeStore.get().paletteMode, subscribe: themeStore.subscribe },
  ];
}

/** A media query matches a single ratio, so each change needs a new query. */
function subscribeToPixelRatio(listener: () => void): () => void {
  let query: MediaQueryList;
  const listen = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange, { once: true });
  };
  const onChange = () => {
    listener();
    listen();
  };
  listen();
  return () => query.removeEventListener('change', onChange);
}
