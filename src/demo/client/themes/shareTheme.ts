/**
 * Lets all demos of a page share a theme: returns the default one for its own settings, and for others the
 * last created one while they stay the same. Settings are compared by their JSON.
 */
export function shareTheme<Settings, Theme>(
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
