/** Code spans and fences, in which HTML is text already. */
const CODE = /(```[^]*?```|`[^`]*`)/;

/** A library's Markdown with JSDoc links written as Markdown ones and HTML as visible text. */
export function toSafeMarkdown(text: string): string {
  const linked = mapProse(text.trim(), toMarkdownLinks);
  return mapProse(linked, (prose) => prose.replace(/<(?=[a-zA-Z/!?])/g, '\\<'));
}

/** Transforms the parts outside of code. */
function mapProse(text: string, change: (prose: string) => string): string {
  return text
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

function toMarkdownLinks(prose: string): string {
  return prose
    .replace(/\{@link\s+(https?:[^\s|}]+)(?:\s*\|\s*|\s+)([^}]+)\}/g, '[$2]($1)')
    .replace(/\{@link\s+(https?:[^\s}]+)\s*\}/g, '[$1]($1)')
    .replace(/\{@link\s+[^\s|}]+(?:\s*\|\s*|\s+)([^}]+)\}/g, '$1')
    .replace(/\{@link\s+([^\s}]+)\s*\}/g, '`$1`')
    .replace(/\[\[([^\]]+)\]\]/g, '`$1`');
}
