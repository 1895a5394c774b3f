import type { Api, ApiField, ComponentApi, PropApi } from '../../../../src/api/shared/api';

/** A prop with the given fields; all others are empty. */
export function createProp(fields: Partial<PropApi>): PropApi {
  const empty: ApiField = {
    name: 'size',
    type: { text: 'string', members: [] },
    isRequired: false,
    defaultValue: null,
    description: '',
    deprecation: null,
    plan: null,
    signature: null,
  };
  return { ...empty, requiresRef: false, ...fields };
}

/** A component with the given fields; all others are empty. */
export function createComponent(fields: Partial<ComponentApi>): ComponentApi {
  const { name = 'Rake', section = 'garden' } = fields;
  const slug = name.toLowerCase();
  return {
    kind: 'component',
    name,
    section,
    packageName: '@garden/core',
    slug,
    pathname: `/${section}/api/${slug}/`,
    imports: [],
    description: '',
    deprecation: null,
    plan: null,
    sourceFile: `src/${name}.tsx`,
    sourceUrl: '',
    props: [],
    slots: [],
    classes: [],
    inherits: null,
    spreadsProps: false,
    nativeElement: null,
    refType: null,
    themeName: null,
    acceptsSx: false,
    acceptsSystemProps: false,
    ...fields,
  };
}

/** An API of components alone. */
export function createApi(...components: ComponentApi[]): Api {
  return { components, hooks: [], interfaces: [] };
}
