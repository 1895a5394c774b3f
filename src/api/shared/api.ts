import type { Plan } from './plan';

/** A package whose public exports have API pages; listed in `data/<product>/packages.ts`. */
export interface ApiPackage {
  /** npm name: `@mui/material`. */
  readonly name: string;
  /** Id of the product that the package belongs to. */
  readonly section: string;
  /** Where its API pages live, without a trailing slash: `/x/api/charts`. */
  readonly path: string;
  /** Plan that the package requires; it extends the package of the same name without the plan's suffix. */
  readonly plan?: Plan;
  /** Package whose version is the Git tag of the sources; this package by default. */
  readonly taggedBy?: string;
  /** Whether its public hooks have pages. */
  readonly hasHookPages?: boolean;
  /** Public exports that have a page although the package does not mark them as "API". */
  readonly alsoListed?: readonly string[];
  /** Public exports that have no page. */
  readonly leftOut?: readonly string[];
  /** Exported types that have a page. */
  readonly interfaces?: readonly string[];
  /** What to use instead of deprecated exports, in Markdown, by name; where the package does not say. */
  readonly insteadOf?: Readonly<Record<string, string>>;
}

/** A type as TypeScript writes it. */
export interface ApiType {
  /** One line: `'small' | 'medium' | 'large'`. */
  readonly text: string;
  /** The members of a union in declared order; empty for every other type. */
  readonly members: readonly string[];
}

/** An argument of a callback. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  /** Markdown; empty when the library says nothing. */
  readonly description: string;
}

/** How a function is called. */
export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  readonly returns: string;
  /** Markdown; empty when the library says nothing. */
  readonly returnDescription: string;
}

/** A prop, a hook's parameter or return value, or a property of an interface. */
export interface ApiField {
  readonly name: string;
  readonly type: ApiType;
  readonly isRequired: boolean;
  /** TypeScript expression without calls; `null` when there is none, or only code or words tell it. */
  readonly defaultValue: string | null;
  /** Markdown without HTML; empty when the library says nothing. */
  readonly description: string;
  /** Markdown reason, possibly empty; `null` when the field is not deprecated. */
  readonly deprecation: string | null;
  /** `null` when every plan has it. */
  readonly plan: Plan | null;
  /** `null` when the field is not a function. */
  readonly signature: ApiSignature | null;
}

/** A prop of a component. */
export interface PropApi extends ApiField {
  /** Whether the element or component passed must be able to hold a ref. */
  readonly requiresRef: boolean;
}

/** A replaceable part of a component. */
export interface SlotApi {
  readonly name: string;
  /** Markdown; empty when the library says nothing. */
  readonly description: string;
  /** Component or element that fills the slot. */
  readonly defaultValue: string | null;
  /** Class of the rendered part; `null` when it has none of its own. */
  readonly className: string | null;
}

/** A CSS class that a component sets. */
export interface ClassApi {
  /** Key in the `classes` prop: `root`. */
  readonly key: string;
  /** Class in the document: `MuiButton-root`. */
  readonly className: string;
  /** Markdown; empty when the library says nothing. */
  readonly description: string;
  readonly deprecation: string | null;
  /** Whether it is a state class of many components, `Mui-disabled`: combine it with another class. */
  readonly isGlobalState: boolean;
}

/** What API pages of all kinds show. */
export interface ApiEntryBase {
  readonly name: string;
  /** Id of the product it belongs to. */
  readonly section: string;
  readonly packageName: string;
  /** Last segment of the path: `text-field`. */
  readonly slug: string;
  /** Public path with a trailing slash. */
  readonly pathname: string;
  /** Equivalent import statements, the smallest download first. */
  readonly imports: readonly string[];
  /** Markdown; empty when the library says nothing. */
  readonly description: string;
  /** Markdown reason, possibly empty; `null` when it is not deprecated. */
  readonly deprecation: string | null;
  readonly plan: Plan | null;
  /** Path of the source file in the library's repository, without its extension: packages do not tell it. */
  readonly sourceFile: string;
  /** URL of the source file's folder at the documented version. */
  readonly sourceUrl: string;
}

/** What a component's API page shows. */
export interface ComponentApi extends ApiEntryBase {
  readonly kind: 'component';
  /** Required ones first, then alphabetical. */
  readonly props: readonly PropApi[];
  readonly slots: readonly SlotApi[];
  readonly classes: readonly ClassApi[];
  /** Component whose props it also accepts; `href` leads to its API page or another site. */
  readonly inherits: { readonly name: string; readonly href: string } | null;
  /** Whether it passes further props on to its root element. */
  readonly spreadsProps: boolean;
  /** Tag of the root element, `button`; `null` when the types leave it open. */
  readonly nativeElement: string | null;
  /** What a ref points to, `HTMLDivElement`; `null` when the component cannot hold one. */
  readonly refType: string | null;
  /** Key in the theme's `components`, `MuiButton`; `null` when the theme cannot set default props. */
  readonly themeName: string | null;
  readonly acceptsSx: boolean;
  /** Whether it accepts all system properties (`m`, `p`, `color` …) as props. */
  readonly acceptsSystemProps: boolean;
}

/** What a hook's API page shows. */
export interface HookApi extends ApiEntryBase {
  readonly kind: 'hook';
  readonly parameters: readonly ApiField[];
  readonly returnType: ApiType;
  /** Properties of the returned object; empty when the hook returns something else. */
  readonly returns: readonly ApiField[];
}

/** What an interface's API page shows. */
export interface InterfaceApi extends ApiEntryBase {
  readonly kind: 'interface';
  readonly properties: readonly ApiField[];
}

/** The subject of an API page. */
export type ApiEntry = ComponentApi | HookApi | InterfaceApi;

/** The API of all installed packages. */
export interface Api {
  readonly components: readonly ComponentApi[];
  readonly hooks: readonly HookApi[];
  readonly interfaces: readonly InterfaceApi[];
}

/** Finds a component by the name that pages use for it. */
export function findComponentApi(api: Api, section: string, name: string): ComponentApi | undefined {
  return api.components.find((entry) => entry.section === section && entry.name === name);
}

/** Finds a hook by the name that pages use for it. */
export function findHookApi(api: Api, section: string, name: string): HookApi | undefined {
  return api.hooks.find((entry) => entry.section === section && entry.name === name);
}

/** Finds the entry of an API page; `pathname` ends in a slash. */
export function findApiByPathname(api: Api, pathname: string): ApiEntry | undefined {
  return listApiEntries(api).find((entry) => entry.pathname === pathname);
}

/** The subjects of all API pages. */
export function listApiEntries({ components, hooks, interfaces }: Api): ApiEntry[] {
  return [...components, ...hooks, ...interfaces];
}

/** The components from which a component inherits props, nearest first. */
export function getInheritedComponents(api: Api, component: ComponentApi): ComponentApi[] {
  const { inherits } = component;
  const parent = inherits && api.components.find((entry) => entry.pathname === inherits.href);
  return parent ? [parent, ...getInheritedComponents(api, parent)] : [];
}
