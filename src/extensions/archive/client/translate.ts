import english from '../../../../data/languages/en.json';
import panels from '../../../../data/languages/en.panels.json';

/** The UI strings of an archive: English, like its pages. */
const translations = { ...english, ...panels };

/** A UI string, with its `{{placeholders}}` filled in. */
export function translate(
  key: keyof typeof translations,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return translations[key].replace(/\{\{(\w+)\}\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );
}
