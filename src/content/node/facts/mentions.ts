import ts from 'typescript';
import { findNodes } from '../code/codeNodes';

/** What inline code claims to exist. */
export type Mention =
  | { readonly kind: 'module'; readonly specifier: string }
  /** A prop of a component, or of any component of the page when `component` is `null`. */
  | {
      readonly kind: 'attribute';
      readonly component: string | null;
      readonly name: string;
      readonly value?: string | number | boolean;
      /** The code also sets `component`, so attributes of that element are allowed. */
      readonly isReplaced: boolean;
    }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'classKey'; readonly objectName: string; readonly key: string | null }
  | { readonly kind: 'themeKey'; readonly name: string; readonly path: readonly string[] }
  | { readonly kind: 'customProperty'; readonly name: string }
  | { readonly kind: 'name'; readonly name: string };

/** Keywords and literals, which are not names. */
const KEYWORDS = new Set(['true', 'false', 'null', 'undefined', 'await', 'import', 'new', 'typeof', 'this']);

const FILE_NAME = /\.(?:[cm]?[jt]sx?|json|css|html|mdx?)$/;

/** Lists the names that inline code mentions. Values, text and whole statements mention none. */
export function readMentions(code: string): Mention[] {
  const text = code.trim();
  if (/^@[\w-]+\/[\w-]/.test(text)) return [{ kind: 'module', specifier: text }];
  if (/^--[A-Z]\w*-\w+$/.test(text)) return [{ kind: 'customProperty', name: text }];
  if (/^<[A-Z]/.test(text)) return readAttributes(text);
  if (/^[a-zA-Z][\w-]*(?: [\w-]+)*=["{]/.test(text)) return readAttributes(`<X ${text} />`);
  if (FILE_NAME.test(text)) return [];
  if (/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(.*\))?$/s.test(text)) {
    return readPath(text.replace(/\(.*$/s, '').split('.'));
  }
  return [];
}

function readPath(path: readonly string[]): Mention[] {
  const start = path.findIndex((name) => name !== 'theme' && name !== 'components');
  const [first = '', second, ...rest] = start > 0 ? path.slice(start) : path;
  if (/^(?:Mui|Joy)[A-Z]/.test(first)) {
    return [{ kind: 'themeKey', name: first, path: second === undefined ? [] : [second, ...rest] }];
  }
  if (/^[a-z]\w*Classes$/.test(first)) return [{ kind: 'classKey', objectName: first, key: second ?? null }];
  if ((first === 'slots' || first === 'slotProps') && second !== undefined) {
    return [{ kind: 'slot', name: second }, ...rest.flatMap(toName)];
  }
  return path.flatMap(toName);
}

function toName(name: string): Mention[] {
  return KEYWORDS.has(name) || /^\d/.test(name) ? [] : [{ kind: 'name', name }];
}

/** Reads the attributes of the first element in the code, which may be incomplete. */
function readAttributes(code: string): Mention[] {
  const [{ node: element } = {}] = findNodes(code, ts.isJsxOpeningLikeElement);
  if (!element) return [];
  const tag = element.tagName.getText();
  const component = tag === 'X' ? null : tag;
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const isReplaced = attributes.some((it) => it.name.getText() === 'component');
  const own: Mention[] = component ? toName(component) : [];
  return [
    ...own,
    ...attributes.flatMap((attribute): Mention[] => {
      const name = attribute.name.getText();
      const value = readLiteral(attribute);
      return [
        { kind: 'attribute', component, name, isReplaced, ...(value !== undefined && { value }) },
        ...readSlotKeys(attribute, name),
      ];
    }),
  ];
}

/** The value of an attribute if it is a literal and not a placeholder. */
function readLiteral({ initializer }: ts.JsxAttribute): string | number | boolean | undefined {
  // `<Select native>` may mean the prop rather than its value `true`.
  if (!initializer) return undefined;
  const node = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text.includes('…') ? undefined : node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** The slots that an attribute names: `input` in `slotProps={{ input: {…} }}`. */
function readSlotKeys({ initializer }: ts.JsxAttribute, name: string): Mention[] {
  if (name !== 'slots' && name !== 'slotProps') return [];
  const node = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): Mention[] =>
    property.name && ts.isIdentifier(property.name) ? [{ kind: 'slot', name: property.name.text }] : [],
  );
}
