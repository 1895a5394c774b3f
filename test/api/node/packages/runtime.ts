import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ElementType } from 'react';
import type { ComponentApi } from '../../../../src/api/shared/api';

const require = createRequire(import.meta.url);

/** A checker of `prop-types`: an error, or nothing when the value will do. */
type Validator = (props: object, name: string, ...rest: unknown[]) => Error | null;

/** What React knows of a component; memoised ones hold the inner one in `type`. */
interface RuntimeComponent {
  readonly $$typeof?: symbol;
  readonly propTypes?: Readonly<Record<string, Validator>>;
  readonly prototype?: object;
  readonly type?: RuntimeComponent;
}

/** The component that the first import statement of its page gives. */
export function loadRuntime({ imports }: ComponentApi): ElementType & RuntimeComponent {
  const [statement = ''] = imports;
  const [, name, specifier = ''] = /^import (?:\{ (\w+).*\}|\w+) from '([^']+)';$/.exec(statement) ?? [];
  const module: Record<string, (ElementType & RuntimeComponent) | undefined> = require(specifier);
  const component = module[name ?? 'default'];
  if (!component) throw new Error(`"${statement}" gives nothing.`);
  return component;
}

/** The component within `React.memo`. */
function unwrap(component: RuntimeComponent): RuntimeComponent {
  return component.type && !component.propTypes ? unwrap(component.type) : component;
}

/** Names of the props that a component checks at run time; empty when it checks none. */
export function getRuntimePropNames(component: RuntimeComponent): string[] {
  // `exactProp` adds a key that is no name.
  return Object.keys(unwrap(component).propTypes ?? {}).filter((name) => /^[\w-]+$/.test(name));
}

/** Names of the props without which a component's own checks fail. */
export function getRuntimeRequired(component: RuntimeComponent): string[] {
  const secret: unknown = require('prop-types/lib/ReactPropTypesSecret');
  return Object.entries(unwrap(component).propTypes ?? {})
    .filter(([name, validate]) => {
      try {
        return validate({}, name, 'Test', 'prop', null, secret) instanceof Error;
      } catch {
        // A check that compares several props fails without them, and says nothing of this one.
        return false;
      }
    })
    .map(([name]) => name);
}

/** Whether React hands a ref to a component. */
export function canHoldRef(component: RuntimeComponent): boolean {
  if (component.$$typeof === Symbol.for('react.memo') && component.type) return canHoldRef(component.type);
  return (
    component.$$typeof === Symbol.for('react.forward_ref') ||
    'isReactComponent' in (component.prototype ?? {})
  );
}

/** Names of the props whose comment in the code hides them, or says nothing to a reader. */
export function getSilentPropNames(component: ComponentApi): Set<string> {
  const props = readCode(component).matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/)?\n {2}'?([\w-]+)'?: /g);
  const silent = [...props].filter(([, comment = '']) => {
    const text = comment.replace(/^\s*\* ?/gm, '').trim();
    return text === '' || text.startsWith('@') || /^@(?:ignore|internal)/m.test(text);
  });
  return new Set(silent.map(([, , name = '']) => name));
}

/** Defaults that a component's code gives to its props where it takes them apart, literals only. */
export function getDefaultsInCode(component: ComponentApi): Map<string, string> {
  const text = readCode(component);
  const start = text.search(new RegExp(`function (?:Stable)?${component.name}(?:Raw)?\\(`));
  const pattern = /const \{([^]*?)\n\s*\} = (?:props|themeProps|inProps)[;,]/;
  const [, destructured = ''] = (start === -1 ? null : pattern.exec(text.slice(start))) ?? [];
  const lines = destructured.matchAll(/^\s+'?([\w-]+)'?(?:: \w+)? = ('[^']*'|true|false|-?\d+),?$/gm);
  return new Map([...lines].map(([, prop = '', value = '']) => [prop, value]));
}

/** The JavaScript that a component's source file was compiled to. */
function readCode({ packageName, sourceFile }: ComponentApi): string {
  const file = `${sourceFile.replace(/^packages\/[^/]+\/src\//, '')}.js`;
  const folder = path.join('node_modules', packageName);
  // Joy UI exports a component of the Base UI that it brings along.
  const folders = [folder, path.join(folder, 'node_modules/@mui/base')];
  const found = folders.map((it) => path.join(it, file)).find((it) => existsSync(it));
  return readFileSync(found ?? file, 'utf8');
}
