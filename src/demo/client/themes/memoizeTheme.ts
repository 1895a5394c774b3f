/**
 * Memoizes the theme that all demos of a page share: the default one for the default settings, otherwise the
 * last created one until the settings change. Settings are compared by their JSON.
 */
export function memoizeTheme<Settings, Theme>(
  defaultTheme: Theme,
  defaultSettings: Settings,
  create: (settings: Settings) => Theme,
): (settings: Settings) => Theme {
  const defaultKey = JSON.stringify(defaultSettings);
  let last = { key: defaultKey, theme: defaultTheme };
  return (settings) => {
    const key = JSON.stringify(settings);
    if (key === defaultKey) return defaultTheme;
    if (key !== last.key) last = { key, theme: create(settings) };
    return last.theme;
  };
}
