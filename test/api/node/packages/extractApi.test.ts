import path from 'node:path';
import type * as MuiStyles from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadApi } from '../../../../src/api/node/packages/loadApi';
import {
  findApiByPathname,
  findComponentApi,
  findHookApi,
  getInheritedComponents,
  type Api,
  type ApiField,
  type ComponentApi,
} from '../../../../src/api/shared/api';
import { getClassId, getPropId, getSlotId } from '../../../../src/api/shared/apiIds';
import { xReferencePaths } from './referencePaths';
import {
  canHoldRef,
  getDefaultsInCode,
  getRuntimePropNames,
  getRuntimeRequired,
  getSilentPropNames,
  loadRuntime,
} from './runtime';

const require = createRequire(import.meta.url);
const { createTheme, ThemeProvider }: typeof MuiStyles = require('@mui/material/styles');

let api: Api;

beforeAll(async () => {
  api = await loadApi();
  // Loads every package once, so that no single test is slow.
  api.components.filter(isLoadable).forEach(loadRuntime);
}, 180_000);

function getComponent(section: string, name: string): ComponentApi {
  const component = findComponentApi(api, section, name);
  if (!component) throw new Error(`${section} has no ${name}.`);
  return component;
}

const toNames = (fields: readonly ApiField[]) => fields.map(({ name }) => name);
const sortCopy = (names: readonly string[]) => [...names].sort();

/** Needs a package that is optional and not installed. */
const isLoadable = ({ name }: ComponentApi) => !name.startsWith('Pigment');

describe('components', () => {
  it('are as many as the libraries document, and a few of their parts', () => {
    const counts: Record<string, number> = {};
    for (const { packageName } of api.components) counts[packageName] = (counts[packageName] ?? 0) + 1;
    expect(counts).toEqual({
      '@mui/material': 133,
      '@mui/lab': 12,
      '@mui/joy': 81,
      '@mui/base': 30,
      '@mui/system': 4,
      '@mui/x-data-grid': 26,
      '@mui/x-data-grid-pro': 5,
      '@mui/x-data-grid-premium': 1,
      '@mui/x-date-pickers': 34,
      '@mui/x-date-pickers-pro': 19,
      '@mui/x-charts': 50,
      '@mui/x-charts-pro': 8,
      '@mui/x-tree-view': 6,
      '@mui/x-tree-view-pro': 1,
      '@toolpad/core': 8,
    });
  });

  it('have one page each', () => {
    const pathnames = [...api.components, ...api.hooks, ...api.interfaces].map(({ pathname }) => pathname);
    expect(new Set(pathnames).size).toBe(pathnames.length);
    expect(pathnames.filter((pathname) => !/^\/[a-z/-]+\/api\/[a-z0-9/-]+\/$/.test(pathname))).toEqual([]);
  });

  it.each(Object.entries(xReferencePaths))(
    'of MUI X, %s: have every page that other sites link to',
    (area, slugs) => {
      const paths = slugs.split(' ').map((slug) => `/x/api/${area}/${slug}/`);
      expect(paths.filter((path) => !findApiByPathname(api, path))).toEqual([]);
    },
  );

  it('of a package that is newer than the others bring none of its other version', () => {
    const nested = api.components.filter(({ sourceFile }) => sourceFile.includes('node_modules'));
    expect(nested.map(({ pathname }) => pathname)).toEqual([]);
    expect(getComponent('x', 'BarChart')).toMatchObject({
      packageName: '@mui/x-charts',
      imports: [
        "import { BarChart } from '@mui/x-charts/BarChart';",
        "import { BarChart } from '@mui/x-charts';",
        "import { BarChart } from '@mui/x-charts-pro';",
      ],
    });
  });

  it.each([
    ['material-ui', 'TextField', '/material-ui/api/text-field/'],
    ['material-ui', 'LoadingButton', '/material-ui/api/loading-button/'],
    ['joy-ui', 'MenuItem', '/joy-ui/api/menu-item/'],
    ['base-ui', 'NumberInput', '/base-ui/api/number-input/'],
    ['system', 'Container', '/system/api/container/'],
    ['x', 'DataGridPremium', '/x/api/data-grid/data-grid-premium/'],
    ['x', 'PickersSectionList', '/x/api/date-pickers/pickers-section-list/'],
    ['x', 'ChartsXAxis', '/x/api/charts/charts-x-axis/'],
    ['x', 'TreeItem2', '/x/api/tree-view/tree-item-2/'],
    ['toolpad', 'SignInPage', '/toolpad/core/api/sign-in-page/'],
  ])('of %s: %s is at %s', (section, name, pathname) => {
    expect(getComponent(section, name).pathname).toBe(pathname);
    expect(findApiByPathname(api, pathname)?.name).toBe(name);
  });

  it('are imported as their statements say', () => {
    for (const component of api.components.filter(isLoadable)) expect(loadRuntime(component)).toBeTruthy();
    expect(getComponent('base-ui', 'NumberInput').imports).toEqual([
      "import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';",
      "import { Unstable_NumberInput as NumberInput } from '@mui/base';",
    ]);
    expect(getComponent('x', 'DatePicker').imports).toEqual([
      "import { DatePicker } from '@mui/x-date-pickers/DatePicker';",
      "import { DatePicker } from '@mui/x-date-pickers';",
      "import { DatePicker } from '@mui/x-date-pickers-pro';",
    ]);
  });

  it.each([
    ['material-ui', 'Button', 'packages/mui-material/src/Button/Button'],
    ['material-ui', 'Portal', 'packages/mui-material/src/Portal/Portal'],
    ['joy-ui', 'Button', 'packages/mui-joy/src/Button/Button'],
    ['x', 'DataGrid', 'packages/x-data-grid/src/DataGrid/DataGrid'],
    ['joy-ui', 'Dropdown', 'packages/mui-base/src/Dropdown/Dropdown'],
    ['toolpad', 'Account', 'packages/toolpad-core/src/Account/Account'],
  ])('of %s: %s comes from %s, whose folder is linked', (section, name, file) => {
    expect(getComponent(section, name).sourceFile).toBe(file);
    expect(getComponent(section, name).sourceUrl).toMatch(
      new RegExp(`^https://github.com/mui/.+/tree/v.+/${path.posix.dirname(file)}$`),
    );
  });

  it('say when they are deprecated, and for what', () => {
    const deprecated = api.components.filter(({ deprecation }) => deprecation !== null);
    expect(deprecated.map(({ name }) => name)).toEqual([
      'Grid',
      'Hidden',
      'ListItemSecondaryAction',
      'TreeView',
    ]);
    expect(getComponent('material-ui', 'Grid').deprecation).toContain('Grid2');
  });

  it('say what to use instead, also where the package does not', () => {
    const deprecated = api.components.filter(({ deprecation }) => deprecation !== null);
    expect(deprecated.filter(({ deprecation }) => !/`\w+`/.test(deprecation ?? ''))).toEqual([]);
    expect(getComponent('material-ui', 'Hidden').deprecation).toContain('`useMediaQuery`');
    expect(getComponent('x', 'TreeView').deprecation).toContain('`SimpleTreeView`');
  });
});

describe('props', () => {
  it('are all among those that the component checks at run time', () => {
    const strange = api.components.filter(isLoadable).flatMap((component) => {
      const names = getRuntimePropNames(loadRuntime(component));
      if (names.length === 0) return [];
      return toNames(component.props.filter(({ name }) => !names.includes(name)));
    });
    expect(strange).toEqual([]);
  });

  it('are all those that it checks, but for what is internal or has no word for a reader', () => {
    const missing = api.components.filter(isLoadable).flatMap((component) => {
      const names = toNames(component.props);
      const silent = getSilentPropNames(component);
      return getRuntimePropNames(loadRuntime(component))
        .filter((name) => !names.includes(name) && !silent.has(name) && !name.startsWith('unstable_'))
        .map((name) => `${component.packageName} ${component.name}.${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('that the component misses at run time are required', () => {
    const missing = api.components.filter(isLoadable).flatMap((component) => {
      const optional = toNames(component.props.filter(({ isRequired }) => !isRequired));
      const required = getRuntimeRequired(loadRuntime(component));
      return required.filter((name) => optional.includes(name)).map((name) => `${component.name}.${name}`);
    });
    // One of several props has to be there; the check of `children` says so.
    expect(missing).toEqual(['CardMedia.children']);
  });

  it('are required beyond that only where undefined is one of the values', () => {
    const added = api.components.filter(isLoadable).flatMap((component) => {
      const runtime = loadRuntime(component);
      if (getRuntimePropNames(runtime).length === 0) return [];
      const required = toNames(component.props.filter(({ isRequired }) => isRequired));
      const known = getRuntimeRequired(runtime);
      return required.filter((name) => !known.includes(name)).map((name) => `${component.name}.${name}`);
    });
    expect(sortCopy(added)).toEqual([
      'AppProvider.children',
      'DashboardLayout.children',
      'DatePickerToolbar.value',
      'DateTimePickerToolbar.value',
      'DefaultChartsAxisTooltipContent.axisValue',
      'FocusTrap.children',
      'FormControlLabel.label',
      'GlobalStyles.styles',
      'GridHeaderFilterCell.InputComponentProps',
      'HighlightedProvider.children',
      'MobileStepper.backButton',
      'MobileStepper.nextButton',
      'PickersLayout.view',
      'PickersLayout.wrapperVariant',
      'PickersSectionList.sectionListRef',
      'PickersTextField.sectionListRef',
      'StepIcon.icon',
      'TimePickerToolbar.value',
      'Tooltip.title',
      'Tooltip.title',
      'ZAxisContextProvider.children',
    ]);
  });

  it('have the defaults that the code gives them', () => {
    let compared = 0;
    const wrong = api.components.flatMap((component) => {
      const inCode = getDefaultsInCode(component);
      return component.props.flatMap(({ name, defaultValue }) => {
        const expected = inCode.get(name);
        if (expected === undefined || defaultValue === null) return [];
        compared += 1;
        const said = defaultValue.replace(/^"(.*)"$/, "'$1'");
        return said === expected ? [] : [`${component.packageName} ${component.name}.${name}: ${said}`];
      });
    });
    expect(compared).toBeGreaterThan(850);
    // Here the libraries' types say something else than their code.
    expect(wrong).toEqual([
      "@mui/joy DialogTitle.component: 'div'",
      "@mui/x-charts ChartsTooltip.trigger: 'item'",
    ]);
  });

  it('stand in order: required ones first, then alphabetical whatever the case', () => {
    const autocomplete = toNames(getComponent('material-ui', 'Autocomplete').props);
    expect(autocomplete.slice(0, 3)).toEqual(['options', 'renderInput', 'autoComplete']);
    expect(autocomplete.indexOf('ChipProps')).toBe(autocomplete.indexOf('classes') - 1);
    for (const { props } of api.components) {
      const firstOptional = props.findIndex(({ isRequired }) => !isRequired);
      const rest = firstOptional === -1 ? [] : props.slice(firstOptional);
      expect(rest.some(({ isRequired }) => isRequired)).toBe(false);
    }
  });

  it.each([
    [
      'material-ui',
      'Button',
      'color',
      "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning' | string",
    ],
    ['material-ui', 'Button', 'component', 'React.ElementType'],
    ['material-ui', 'Autocomplete', 'freeSolo', 'boolean'],
    [
      'material-ui',
      'Autocomplete',
      'onClose',
      '(event: React.SyntheticEvent, reason: AutocompleteCloseReason) => void',
    ],
    ['joy-ui', 'Button', 'size', "'sm' | 'md' | 'lg' | string"],
    ['base-ui', 'Button', 'slotProps', '{ root?: function | object }'],
    ['x', 'DataGrid', 'density', "'compact' | 'standard' | 'comfortable'"],
    ['x', 'DatePicker', 'views', 'readonly DateView[]'],
    ['toolpad', 'AppProvider', 'branding', 'Branding | null'],
  ])('of %s: %s %s is %s', (section, name, prop, text) => {
    expect(getComponent(section, name).props.find((it) => it.name === prop)?.type.text).toBe(text);
  });

  it('that are callbacks tell their arguments', () => {
    const onChange = getComponent('material-ui', 'Tabs').props.find(({ name }) => name === 'onChange');
    expect(onChange?.signature).toEqual({
      parameters: [
        { name: 'event', type: 'React.SyntheticEvent', description: expect.stringContaining('event source') },
        { name: 'value', type: 'any', description: expect.stringContaining('index of the child') },
      ],
      returns: 'void',
      returnDescription: '',
    });
  });

  it('tell deprecation, and the need for a ref', () => {
    const props = getComponent('material-ui', 'Alert').props;
    expect(props.find(({ name }) => name === 'components')?.deprecation).toContain('`slots`');
    expect(props.find(({ name }) => name === 'slots')?.deprecation).toBeNull();
    const children = getComponent('material-ui', 'Tooltip').props.find(({ name }) => name === 'children');
    expect(children).toMatchObject({ requiresRef: true, isRequired: true });
  });

  it('of the paid grids are marked with their plan', () => {
    const find = (grid: string, name: string) => getComponent('x', grid).props.find((it) => it.name === name);
    expect(find('DataGridPremium', 'aggregationModel')?.plan).toBe('premium');
    expect(find('DataGridPremium', 'treeData')?.plan).toBe('pro');
    expect(find('DataGridPremium', 'rows')?.plan).toBeNull();
    expect(getComponent('x', 'DataGrid').props.every(({ plan }) => plan === null)).toBe(true);
  });

  it('of the paid charts are marked where the free ones of the same version lack them', () => {
    const marked = (name: string) =>
      getComponent('x', name)
        .props.filter(({ plan }) => plan !== null)
        .map((prop) => prop.name);
    expect(marked('BarChartPro')).toEqual(['onZoomChange', 'zoom']);
    expect(marked('ScatterChartPro')).toEqual(['onZoomChange', 'zoom']);
    expect(marked('ChartContainerPro')).toEqual(['onZoomChange', 'zoom']);
    expect(marked('RichTreeViewPro')).toEqual([
      'canMoveItemToNewPosition',
      'isItemReorderable',
      'itemsReordering',
      'onItemPositionChange',
    ]);
  });

  it('are described in Markdown without HTML or tags', () => {
    const texts = api.components.flatMap(({ props }) => props.map(({ description }) => description));
    const prose = texts.map((text) => text.replace(/```[^]*?```|`[^`]*`/g, ''));
    expect(prose.filter((text) => /(?<!\\)<[a-z/!]|\{@|^\s*@\w/im.test(text))).toEqual([]);
  });

  it('are described wherever their code has a word for a reader', () => {
    const silent = api.components.filter(isLoadable).flatMap((component) => {
      const inCode = getSilentPropNames(component);
      return component.props
        .filter(
          ({ name, description, deprecation }) => !description && deprecation === null && !inCode.has(name),
        )
        .map(({ name }) => `${component.packageName} ${component.name}.${name}`);
    });
    expect(silent).toEqual([]);
  });
});

describe('refs, roots and inheritance', () => {
  it('a component holds a ref exactly when React gives it one', () => {
    const wrong = api.components
      .filter(isLoadable)
      .filter((component) => canHoldRef(loadRuntime(component)) !== (component.refType !== null));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['material-ui', 'TextField', 'HTMLDivElement'],
    ['material-ui', 'Autocomplete', 'HTMLDivElement'],
    ['material-ui', 'AvatarGroup', 'HTMLDivElement'],
    ['joy-ui', 'Option', 'HTMLLIElement'],
    ['material-ui', 'CssBaseline', null],
  ])('of %s: the ref of %s is %s', (section, name, refType) => {
    expect(getComponent(section, name).refType).toBe(refType);
  });

  it.each([
    ['Button', 'button', ['ButtonBase']],
    ['Dialog', 'div', ['Modal']],
    ['Menu', 'div', ['Popover', 'Modal']],
    ['LoadingButton', 'button', ['Button', 'ButtonBase']],
    ['Drawer', 'div', ['Modal']],
    ['Chip', 'div', []],
  ])('%s is a %s and takes the props of %j', (name, element, parents) => {
    const component = getComponent('material-ui', name);
    expect(component).toMatchObject({ nativeElement: element, spreadsProps: true });
    expect(getInheritedComponents(api, component).map((parent) => parent.name)).toEqual(parents);
  });

  it('finds no page for what another library documents', () => {
    const { inherits } = getComponent('material-ui', 'Fade');
    expect(inherits?.href).toMatch(/^https:\/\/reactcommunity\.org\//);
  });

  it.each([
    ['material-ui', 'Button', 'MuiButton'],
    ['material-ui', 'Grid2', 'MuiGrid2'],
    ['joy-ui', 'Button', 'JoyButton'],
    ['x', 'DataGridPro', 'MuiDataGrid'],
    ['x', 'DatePicker', 'MuiDatePicker'],
    ['material-ui', 'RadioGroup', null],
    ['base-ui', 'Button', null],
  ])('of %s: the theme knows %s as %s', (section, name, themeName) => {
    expect(getComponent(section, name).themeName).toBe(themeName);
  });

  it('the theme reaches exactly the components that have a key in it', () => {
    // All components get the props of all; what they warn of says nothing here.
    vi.spyOn(console, 'error').mockReturnValue();
    const props = { open: true, in: true, value: 'a', label: 'a', icon: 'a', src: 'a', count: 1, page: 0 };
    const more = { rowsPerPage: 5, options: [], renderInput: () => null, cols: 1, rows: 1, steps: 2 };
    let rendered = 0;
    const wrong = api.components.filter(isLoadable).filter((component) => {
      const { packageName, name, themeName } = component;
      // CssBaseline renders no element that could carry a class.
      if (packageName !== '@mui/material' || name === 'CssBaseline') return false;
      const theme = createTheme({
        components: { [`Mui${name}`]: { defaultProps: { className: 'from-theme' } } },
      });
      const element = loadRuntime(component);
      try {
        const child = createElement(
          element,
          { ...props, ...more, disablePortal: true },
          createElement('div'),
        );
        const html = renderToString(createElement(ThemeProvider, { theme }, child));
        rendered += 1;
        return html.includes('from-theme') !== (themeName !== null);
      } catch {
        // A few need other props or a parent; enough remain.
        return false;
      }
    });
    expect(rendered).toBeGreaterThan(115);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('says which components take sx and system props', () => {
    const takesSystem = api.components.filter(
      (it) => it.packageName === '@mui/material' && it.acceptsSystemProps && it.inherits === null,
    );
    expect(takesSystem.map(({ name }) => name)).toEqual(['Box', 'Grid', 'Grid2', 'Stack', 'Typography']);
    expect(getComponent('material-ui', 'Button')).toMatchObject({
      acceptsSx: true,
      acceptsSystemProps: false,
    });
    expect(getComponent('base-ui', 'Button').acceptsSx).toBe(false);
  });
});

describe('classes and slots', () => {
  /** The exported object of a component's classes, `buttonClasses`. */
  function loadClasses({ name, imports }: ComponentApi): Record<string, string> | undefined {
    const [, specifier = ''] = /from '([^']+)'/.exec(imports.at(-1) ?? '') ?? [];
    const module: Record<string, Record<string, string> | undefined> = require(specifier);
    return module[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
  }

  it('have the classes that the exported objects hold, under the same keys', () => {
    let compared = 0;
    const wrong = api.components.filter(isLoadable).flatMap((component) => {
      const exported = loadClasses(component);
      if (!exported) return [];
      compared += component.classes.length;
      return component.classes
        .filter(({ key, className }) => exported[key] !== className)
        .map(({ key, className }) => `${component.packageName} ${component.name}.${key}: ${className}`);
    });
    expect(compared).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['material-ui', 'Button'],
    ['material-ui', 'Alert'],
    ['material-ui', 'Autocomplete'],
    ['material-ui', 'TextField'],
    ['material-ui', 'LoadingButton'],
    ['joy-ui', 'Button'],
    ['base-ui', 'Slider'],
    ['x', 'DayCalendarSkeleton'],
    ['x', 'Heatmap'],
  ])('of %s: %s has all classes of its exported object', (section, name) => {
    const component = getComponent(section, name);
    const keys = component.classes.map(({ key }) => key);
    expect(sortCopy(keys)).toEqual(sortCopy(Object.keys(loadClasses(component) ?? {})));
  });

  it('flag the state classes that many components share', () => {
    const { classes } = getComponent('material-ui', 'Button');
    expect(classes.filter(({ isGlobalState }) => isGlobalState).map(({ className }) => className)).toEqual([
      'Mui-disabled',
      'Mui-focusVisible',
    ]);
    const ofBase = getComponent('base-ui', 'Button').classes.map(({ className }) => className);
    expect(ofBase).toEqual(['base--active', 'base--disabled', 'base--focusVisible', 'base-Button-root']);
  });

  it('give slots their default, description and class', () => {
    expect(getComponent('joy-ui', 'Button').slots.find(({ name }) => name === 'root')).toEqual({
      name: 'root',
      description: 'The component that renders the root.',
      defaultValue: "'button'",
      className: 'MuiButton-root',
    });
    expect(getComponent('x', 'DataGrid').slots.length).toBeGreaterThan(60);
  });

  it('have the ids that other sites link to', () => {
    const field = getComponent('material-ui', 'TextField');
    const [prop] = field.props;
    const [entry] = field.classes;
    const button = getComponent('joy-ui', 'Button');
    const slot = button.slots.find(({ name }) => name === 'root');
    expect(prop && getPropId(field, prop)).toBe('text-field-prop-autoComplete');
    expect(entry && getClassId(field, entry)).toBe('text-field-classes-root');
    expect(slot && getSlotId(button, slot)).toBe('button-slot-root');
  });
});

describe('hooks', () => {
  it('of Base UI and Toolpad are all there', () => {
    const names = (section: string) =>
      api.hooks.filter((it) => it.section === section).map(({ name }) => name);
    expect(names('base-ui')).toHaveLength(24);
    expect(names('toolpad')).toEqual([
      'useDialogs',
      'useLocalStorageState',
      'useNotifications',
      'useSessionStorageState',
    ]);
    expect(findHookApi(api, 'base-ui', 'useButton')?.pathname).toBe('/base-ui/api/use-button/');
  });

  it.each<[string, object]>([
    ['useButton', {}],
    ['useSwitch', {}],
    ['useSlider', { max: 100, min: 0, 'aria-labelledby': 'x' }],
    ['useBadge', {}],
    ['useInput', {}],
    ['useSnackbar', {}],
    ['useTabs', {}],
    ['useDropdown', {}],
    ['useAutocomplete', { options: [] }],
  ])('%s returns what is documented', (name, parameters) => {
    const { [name]: useHook } = require('@mui/base') as Record<string, (parameters: object) => object>;
    let returned: string[] = [];
    function Probe() {
      returned = Object.keys(useHook?.(parameters) ?? {});
      return null;
    }
    renderToString(createElement(Probe));
    expect(sortCopy(toNames(findHookApi(api, 'base-ui', name)?.returns ?? []))).toEqual(sortCopy(returned));
  });

  it.each([
    ['base-ui', 'useBadge', ['badgeContent', 'invisible', 'max', 'showZero']],
    ['base-ui', 'useTransitionTrigger', ['requestEnter']],
    ['base-ui', 'useMenuItemContextStabilizer', ['id']],
    ['base-ui', 'useFormControlContext', []],
    ['toolpad', 'useLocalStorageState', ['key', 'initializer', 'options']],
  ])('of %s: %s takes %j', (section, name, parameters) => {
    expect(toNames(findHookApi(api, section, name)?.parameters ?? [])).toEqual(parameters);
  });

  it('describe the functions that they return, also where the comment is on the function type', () => {
    const dialogs = findHookApi(api, 'toolpad', 'useDialogs');
    const alert = dialogs?.returns.find(({ name }) => name === 'alert');
    expect(alert?.description).toContain('alert dialog');
    expect(alert?.signature?.parameters.map(({ name }) => name)).toEqual(['msg', 'options']);
  });
});

describe('interfaces', () => {
  it('of MUI X are those that it documents', () => {
    expect(api.interfaces.filter(({ pathname }) => pathname.includes('/data-grid/'))).toHaveLength(16);
    expect(api.interfaces.filter(({ pathname }) => pathname.includes('/charts/'))).toHaveLength(5);
  });

  it('describe a column of the grid', () => {
    const column = api.interfaces.find(({ name }) => name === 'GridColDef');
    const find = (name: string) => column?.properties.find((property) => property.name === name);
    expect(column?.properties.length).toBeGreaterThan(40);
    expect(find('field')).toMatchObject({ isRequired: true, type: { text: 'string' } });
    expect(find('width')).toMatchObject({ isRequired: false, defaultValue: '100' });
    expect(find('align')?.type.text).toBe("'left' | 'right' | 'center'");
    expect(find('valueGetter')?.signature?.parameters.map(({ name }) => name)).toEqual([
      'value',
      'row',
      'column',
      'apiRef',
    ]);
    expect(find('renderCell')?.signature?.returns).toBe('React.ReactNode');
    expect(find('pinnable')?.plan).toBe('pro');
  });

  it('mark the methods of the grid that need a plan', () => {
    const grid = api.interfaces.find(({ name }) => name === 'GridApi');
    const getPlan = (name: string) => grid?.properties.find((property) => property.name === name)?.plan;
    expect(getPlan('getCellValue')).toBeNull();
    expect(getPlan('getPinnedColumns')).toBe('pro');
    expect(getPlan('exportDataAsExcel')).toBe('premium');
  });
});
