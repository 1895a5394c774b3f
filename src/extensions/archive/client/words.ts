import english from '../../../../data/translations/en.json';
import panels from '../../../../data/translations/en.panels.json';

/** The words of an archive: English, as its pages are. */
const words = { ...english, ...panels };

/** A text of the frame, with its `{{placeholders}}` filled in. */
export function say(key: keyof typeof words, values: Readonly<Record<string, string | number>> = {}): string {
  return words[key].replace(/\{\{(\w+)\}\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
