import type { PageSource } from '../reader/readPage';
import { createError, createWarning, type Diagnostic } from '../../../base/node/diagnostic';
import { isDescribedAsMissing, type TextBlock, type Sentence } from '../reader/textBlocks';
import type { ComponentFacts, Facts } from '../facts/facts';
import { readMentions, type Mention } from '../facts/mentions';
import type { PageCode } from '../facts/pageCode';
import { isReadersName, isReadersPackage, PLACEHOLDER } from '../facts/readerNames';
import type { PageRule } from '../facts/rule';
import { listWords, type Word } from '../facts/words';

/** The context in which the names on a page are resolved. */
interface Scope {
  readonly page: PageSource;
  readonly code: PageCode;
  readonly facts: Facts;
  /** The components that the page documents, uses or names. */
  readonly components: readonly ComponentFacts[];
}

/** The names in inline code exist in the packages or in the page's code. */
export const mentionedNames: PageRule = {
  name: 'mentionedNames',
  stops: 'ci',
  check(page, { code, facts }) {
    const scope: Scope = { page, code, facts, components: listComponents(page, code, facts) };
    return page.textBlocks.flatMap((textBlock) =>
      textBlock.sentences.flatMap((sentence) => {
        const props = listProps(textBlock, sentence);
        return sentence.inlineCodes
          .filter(({ text }) => !isDescribedAsMissing(text, sentence))
          .flatMap(({ text, line }) =>
            (props.includes(text) ? [toProp(text)] : readMentions(text)).flatMap((mention) =>
              checkMention(mention, line, scope),
            ),
          );
      }),
    );
  },
};

const FIX =
  'Look it up in the types of the installed package; names of other tools stand in data/readerNames.ts.';

function checkMention(mention: Mention, line: number, scope: Scope): Diagnostic[] {
  const { file } = scope.page;
  const error = findMentionError(mention, scope);
  if (error !== null) return [createError(file, line, error, FIX)];
  const warning = findMentionWarning(mention, scope);
  if (warning === null) return [];
  return [createWarning(file, line, warning, 'Say whose it is; put a value into quotes or into a fence.')];
}

function toProp(name: string): Mention {
  return { kind: 'attribute', component: null, name, isReplaced: false };
}

/** Inline code that its sentence, or the header of its table column, calls a prop. */
function listProps({ column }: TextBlock, { text, inlineCodes }: Sentence): string[] {
  const words = listWords(text);
  const props = /^props?$/i.test(column)
    ? inlineCodes.map((code) => code.text)
    : words.flatMap((word, index) =>
        // "the `a`, `b` and `c` props", "the props `a` and `b`"
        isWord(word, 'prop', 'props') ? [...readList(words, index, -1), ...readList(words, index, 1)] : [],
      );
  return props.filter((it) => /^\w+$/.test(it));
}

/** The items of an inline list that follows or precedes a word. */
function readList(words: readonly Word[], index: number, step: 1 | -1): string[] {
  const found: string[] = [];
  if (!words[index + step]?.isCode) return found;
  for (let at = index + step; ; at += step) {
    const word = words[at];
    const gap = words[Math.max(at, at - step)]?.gap;
    if (!word || (gap !== ' ' && (gap !== ', ' || found.length === 0))) return found;
    if (word.isCode) found.push(word.text);
    else if (!isWord(word, 'and', 'or')) return found;
  }
}

function isWord({ text, isCode }: Word, ...wanted: readonly string[]): boolean {
  return !isCode && wanted.includes(text.toLowerCase());
}

/** The components that a page imports, documents or names. */
function listComponents(page: PageSource, code: PageCode, facts: Facts): ComponentFacts[] {
  const imported = [...code.imports.values()].flatMap(({ specifier, name, local }) =>
    /^(?:use)?[A-Z]/.test(local) ? (facts.findImportedComponent(specifier, name) ?? []) : [],
  );
  // Components are also named in plain text: "a row of Chips", "the dense Toolbar".
  const words = page.textBlocks
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ text }) => text.match(/\b[A-Z]\w*[a-z]\w*\b/g) ?? []);
  const { components = [], hooks = [] } = page.frontMatter ?? {};
  const names = new Set([...components, ...hooks, ...words]);
  return [...imported, ...[...names].flatMap((name) => facts.findComponent(page.section, name) ?? [])];
}

/** The error in a mention, as a sentence; `null` when there is none. */
function findMentionError(mention: Mention, scope: Scope): string | null {
  const { facts, code, components, page } = scope;
  switch (mention.kind) {
    case 'module':
      return facts.hasModule(mention.specifier) || isReadersPackage(mention.specifier)
        ? null
        : `Module "${mention.specifier}" is not installed.`;
    case 'attribute':
      return findAttributeError(mention, scope);
    case 'slot':
      return components.some((it) => it.hasSlot(mention.name))
        ? null
        : `No component of the page has a slot "${mention.name}".`;
    case 'classKey': {
      const { objectName, key } = mention;
      const keys = facts.findClassKeys(page.section, objectName);
      if (!keys) return findNameError(objectName, scope);
      return key === null || keys.has(key) ? null : `"${objectName}" has no "${key}".`;
    }
    case 'themeKey':
      return findThemeKeyError(mention.name, mention.path, scope);
    case 'customProperty':
      return facts.hasCustomProperty(mention.name) || code.words.has(mention.name)
        ? null
        : `Custom property "${mention.name}" occurs in no package.`;
    case 'name':
      return findNameError(mention.name, scope);
  }
}

function findAttributeError(mention: Extract<Mention, { kind: 'attribute' }>, scope: Scope): string | null {
  const { name, component, value, isReplaced } = mention;
  const { facts, page, components } = scope;
  const named = component === null ? null : facts.findComponent(page.section, component);
  // Props of a component that the page itself defines are not checked.
  if (component !== null && !named) return null;
  const owners = (named ? [named] : components).filter((it) => it.hasProp(name));
  if (owners.length === 0) {
    const isHtmlAttribute =
      /^(?:aria|data)-/.test(name) || (facts.hasHtmlAttribute(name) && (isReplaced || !named));
    if (isHtmlAttribute || (component === null && isKnownElsewhere(name, scope))) return null;
    return named ? `${named.name} has no prop "${name}".` : `No component of the page has a prop "${name}".`;
  }
  // `loading="lazy"` may be an image's, though a component of the page has a prop of this name.
  const isHtmlValue = component === null && typeof value === 'string' && facts.hasHtmlValue(name, value);
  const accepts =
    value === undefined || isReplaced || isHtmlValue || owners.some((it) => it.acceptsValue(name, value));
  const owner = named ? `"${name}" of ${named.name}` : `"${name}"`;
  return accepts ? null : `Prop ${owner} does not take ${JSON.stringify(value)}.`;
}

/**
 * Whether a name that no component of the page has as a prop may be something else: it occurs in the page's
 * code or, if the page documents no component, in a package.
 */
function isKnownElsewhere(name: string, { page, code, facts }: Scope): boolean {
  return code.words.has(name) || (isGuide(page) && facts.isKnownName(name));
}

function isGuide({ frontMatter }: PageSource): boolean {
  return !frontMatter || frontMatter.components.length === 0;
}

function findThemeKeyError(name: string, [part, key]: readonly string[], scope: Scope): string | null {
  const { facts, code, page } = scope;
  if (!facts.hasThemeKey(name)) {
    // Components that the page defines may have a theme key, too.
    const isKnown = code.words.has(name) || PLACEHOLDER.test(name);
    return isKnown ? null : `The theme has no component "${name}".`;
  }
  if (key === undefined) return null;
  if (part === 'defaultProps') {
    const component = facts.findThemedComponent(name);
    return !component || component.hasProp(key) ? null : `${component.name} has no prop "${key}".`;
  }
  const keys = part === 'styleOverrides' ? facts.findStyleKeys(page.section, name) : null;
  return !keys || keys.has(key) ? null : `"${name}.styleOverrides" has no "${key}".`;
}

/** Only camelCase names are certain to be API names. */
function findNameError(name: string, scope: Scope): string | null {
  return /[a-z][A-Z]/.test(name) && isUnknown(name, scope) ? describeUnknown(name) : null;
}

/** A warning about a mention, for the author to judge; `null` when there is none. */
function findMentionWarning(mention: Mention, scope: Scope): string | null {
  if (mention.kind !== 'name') return null;
  const { name } = mention;
  // Any other word may be a value from the author's example.
  if (/^[A-Za-z][a-z]{2,}$/.test(name) && isUnknown(name, scope)) return describeUnknown(name);
  const owner = findForeignOwner(name, scope);
  return owner === null ? null : `"${name}" belongs to ${owner}, which the page does not name.`;
}

function isUnknown(name: string, { facts, code }: Scope): boolean {
  return !facts.isKnownName(name) && !code.words.has(name) && !isReadersName(name);
}

function describeUnknown(name: string): string {
  return `"${name}" occurs neither in the packages nor in the page's code.`;
}

/** The only component that has a prop of this name, when the page does not mention that component. */
function findForeignOwner(name: string, { facts, code, components, page }: Scope): string | null {
  if (!/^[a-z]+[A-Z]/.test(name) || isGuide(page) || code.words.has(name)) return null;
  if (components.some((it) => it.hasProp(name) || it.hasSlot(name))) return null;
  const owner = facts.findOnlyOwner(name);
  return components.some((it) => it.name === owner) ? null : owner;
}
