// Modules that whole files on pages import and this site does not install, with the members that pages use.
// `npm run types:fences` reads it; nothing else does.

declare module '*.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

// The reader's own component, which each project has.
declare module '*/App' {
  import type { ReactElement } from 'react';
  export function App(): ReactElement;
  export default App;
}

declare module '@mui/material-nextjs/v14-appRouter' {
  import type { Options } from '@emotion/cache';
  import type { ReactElement, ReactNode } from 'react';
  export interface AppRouterCacheProviderProps {
    options?: Partial<Options> & { enableCssLayer?: boolean };
    children?: ReactNode;
  }
  export function AppRouterCacheProvider(props: AppRouterCacheProviderProps): ReactElement;
}

declare module '@mui/material-nextjs/v14-pagesRouter' {
  import type { EmotionCache } from '@emotion/cache';
  import type { AppProps } from 'next/app';
  import type { DocumentContext, DocumentInitialProps } from 'next/document';
  import type { ReactElement, ReactNode } from 'react';
  export interface DocumentHeadTagsProps {
    emotionStyleTags: ReactElement[];
  }
  export interface EmotionCacheProviderProps {
    emotionCache?: EmotionCache;
  }
  export interface DocumentGetInitialPropsOptions {
    emotionCache?: EmotionCache;
  }
  export function DocumentHeadTags(props: DocumentHeadTagsProps): ReactElement;
  export function documentGetInitialProps(
    context: DocumentContext,
    options?: DocumentGetInitialPropsOptions,
  ): Promise<DocumentInitialProps & DocumentHeadTagsProps>;
  export function AppCacheProvider(
    props: Partial<AppProps> & EmotionCacheProviderProps & { children?: ReactNode },
  ): ReactElement;
}

declare module '@emotion/server/create-instance' {
  import type { EmotionCache } from '@emotion/cache';
  interface EmotionCriticalToChunks {
    html: string;
    styles: { key: string; ids: string[]; css: string }[];
  }
  export default function createEmotionServer(cache: EmotionCache): {
    extractCriticalToChunks(html: string): EmotionCriticalToChunks;
    constructStyleTagsFromChunks(chunks: EmotionCriticalToChunks): string;
  };
}

declare module 'express' {
  export interface Request {
    headers: Readonly<Record<string, string | undefined>>;
    originalUrl: string;
    get(header: string): string | undefined;
  }
  export interface Response {
    locals: Record<string, unknown>;
    set(header: string, value: string): this;
    setHeader(header: string, value: string): this;
    status(code: number): this;
    send(body: string): this;
  }
  type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => unknown;
  interface Express {
    get(path: string, handler: Handler): this;
    use(handler: Handler): this;
    use(path: string, handler: Handler): this;
    listen(port: number, callback?: () => void): unknown;
  }
  function express(): Express;
  namespace express {
    function static(root: string): Handler;
  }
  export default express;
}

declare module 'react-router-dom' {
  import type {
    AnchorHTMLAttributes,
    ForwardRefExoticComponent,
    ReactElement,
    ReactNode,
    RefAttributes,
  } from 'react';
  export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
    to: string;
    replace?: boolean;
  }
  export interface Location {
    pathname: string;
    search: string;
    hash: string;
  }
  export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>>;
  export const NavLink: ForwardRefExoticComponent<
    LinkProps & { end?: boolean } & RefAttributes<HTMLAnchorElement>
  >;
  export function BrowserRouter(props: { children?: ReactNode }): ReactElement;
  export function MemoryRouter(props: { children?: ReactNode; initialEntries?: string[] }): ReactElement;
  export function Outlet(): ReactElement;
  export function Routes(props: { children?: ReactNode }): ReactElement;
  export function Route(props: { path?: string; element?: ReactNode; children?: ReactNode }): null;
  export interface RouteObject {
    path?: string;
    element?: ReactNode;
    children?: RouteObject[];
  }
  export function createBrowserRouter(routes: RouteObject[]): object;
  export function RouterProvider(props: { router: object }): ReactElement;
  export function useLocation(): Location;
  export function useNavigate(): (to: string) => void;
  export function useSearchParams(): [URLSearchParams, (next: Record<string, string>) => void];
  export function matchPath(
    pattern: string | { path: string; end?: boolean },
    pathname: string,
  ): object | null;
}

declare module '@tanstack/react-router' {
  import type { ComponentType, ReactElement, Ref } from 'react';
  export function createLink<Props>(
    component: ComponentType<Props>,
  ): (
    props: Props & { to: string; params?: Record<string, string>; ref?: Ref<HTMLAnchorElement> },
  ) => ReactElement;
}

declare module '@tailwindcss/vite' {
  import type { Plugin } from 'vite';
  export default function tailwindcss(): Plugin[];
}

declare module '@vitejs/plugin-react' {
  import type { Plugin } from 'vite';
  export default function react(): Plugin[];
}

declare module 'tailwind-merge' {
  export function twMerge(...classes: (string | undefined | null | false)[]): string;
}

declare module '@testing-library/user-event' {
  interface UserEvent {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    keyboard(text: string): Promise<void>;
    tab(options?: { shift?: boolean }): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  }
  const userEvent: UserEvent & { setup(): UserEvent };
  export default userEvent;
}

declare module 'css-mediaquery' {
  export function match(query: string, values: Readonly<Record<string, string | number>>): boolean;
}

declare module '@mdi/js' {
  export const mdiTruckOutline: string;
}

declare module 'match-sorter' {
  export function matchSorter<Item>(
    items: readonly Item[],
    value: string,
    options?: { keys?: (keyof Item | ((item: Item) => string))[] },
  ): Item[];
}

declare module 'notistack' {
  import type { ReactElement, ReactNode } from 'react';
  export type SnackbarKey = string | number;
  export interface SnackbarProviderProps {
    children?: ReactNode;
    maxSnack?: number;
    preventDuplicate?: boolean;
    action?: ReactNode | ((key: SnackbarKey) => ReactNode);
  }
  export function SnackbarProvider(props: SnackbarProviderProps): ReactElement;
  export function enqueueSnackbar(
    message: ReactNode,
    options?: { variant?: 'default' | 'error' | 'success' | 'warning' | 'info' },
  ): SnackbarKey;
  export function closeSnackbar(key?: SnackbarKey): void;
}

declare module '@fortawesome/free-solid-svg-icons' {
  export interface IconDefinition {
    icon: [width: number, height: number, ligatures: string[], unicode: string, path: string | string[]];
  }
  export const faTruck: IconDefinition;
}

declare module 'tss-react' {
  interface Classes<Context> {
    withName(name: string): Classes<Context>;
    withParams<Params>(): Classes<Context & Params>;
    create<Rule extends string>(
      styles: (context: Context) => Record<Rule, object>,
    ): (params?: Omit<Context, 'theme'> | { classesOverrides?: Partial<Record<Rule, string>> }) => {
      classes: Record<Rule, string>;
      cx: (...names: (string | undefined)[]) => string;
    };
  }
  export function createTss<Context>(options: { useContext: () => Context }): { tss: Classes<Context> };
}

declare module 'tss-react/mui' {
  import type { Theme } from '@mui/material/styles';
  import type { CSSObject } from '@emotion/react';
  import type { ElementType } from 'react';
  import type { createTss } from 'tss-react';
  export const tss: ReturnType<typeof createTss<{ theme: Theme }>>['tss'];
  export function withStyles<Component extends ElementType>(
    component: Component,
    styles: (theme: Theme) => Record<string, object>,
  ): Component;
  export function makeStyles<Params = void>(options?: {
    name?: string;
  }): <Rule extends string>(
    styles: (theme: Theme, params: Params) => Record<Rule, CSSObject>,
  ) => (params: Params) => {
    classes: Record<Rule, string>;
    cx(...names: (string | undefined | false)[]): string;
    theme: Theme;
  };
}

declare module 'jss' {
  export interface Jss {
    version: string;
  }
  export function create(options: { plugins?: unknown; insertionPoint?: string | HTMLElement }): Jss;
}

declare module 'jss-preset-default' {
  export default function preset(): { plugins: unknown };
}

declare module 'react-jss' {
  import type { Jss } from 'jss';
  import type { ReactElement, ReactNode } from 'react';
  export function createUseStyles<Rule extends string>(
    styles: Record<Rule, object>,
  ): () => Record<Rule, string>;
  export function JssProvider(props: { jss?: Jss; children?: ReactNode }): ReactElement;
}

declare module '@mui/styles' {
  import type { ReactElement } from 'react';
  export function makeStyles<Rule extends string>(styles: Record<Rule, object>): () => Record<Rule, string>;
  export class ServerStyleSheets {
    collect(element: ReactElement): ReactElement;
    toString(): string;
  }
}

declare module 'json2mq' {
  export default function json2mq(query: Readonly<Record<string, string | number | boolean>>): string;
}

declare module 'customize-cra' {
  export function fixBabelImports(library: string, options: object): (config: object) => object;
  export function override(...changes: ((config: object) => object)[]): (config: object) => object;
}

declare module 'styled-components' {
  import type { ComponentType, ReactElement, ReactNode } from 'react';
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Pages add to it.
  export interface DefaultTheme {}
  type Interpolation<Props> = string | number | ((props: Props) => string | number);
  interface Tag<Props> {
    (
      strings: TemplateStringsArray,
      ...values: Interpolation<Props & { theme: DefaultTheme }>[]
    ): ComponentType<Props>;
    <Extra extends object>(
      strings: TemplateStringsArray,
      ...values: Interpolation<Props & Extra & { theme: DefaultTheme }>[]
    ): ComponentType<Props & Extra>;
  }
  interface Styled {
    <Props>(component: ComponentType<Props>): Tag<Props>;
  }
  const styled: Styled;
  export default styled;
  export class ServerStyleSheet {
    collectStyles(element: ReactElement): ReactElement;
    getStyleElement(): ReactElement[];
    instance: { clearTag(): void };
  }
  export function StyleSheetManager(props: {
    children?: ReactNode;
    sheet?: ServerStyleSheet['instance'];
    target?: HTMLElement;
    stylisPlugins?: unknown[];
  }): ReactElement;
  export function ThemeProvider(props: { theme: object; children?: ReactNode }): ReactElement;
}

declare module 'theme-ui' {
  import type { ReactElement, ReactNode } from 'react';
  export interface Theme {
    colors?: Record<string, string>;
  }
  export function ThemeUIProvider(props: { theme: Theme; children?: ReactNode }): ReactElement;
}

declare module '@chakra-ui/react' {
  import type { ReactElement, ReactNode } from 'react';
  export function extendTheme(theme: object): object;
  export function ChakraProvider(props: {
    theme: object;
    resetCSS?: boolean;
    children?: ReactNode;
  }): ReactElement;
}

declare module 'luxon' {
  export interface DateTimeOptions {
    zone?: string;
    locale?: string;
  }
  export class DateTime<IsValid extends boolean = boolean> {
    static utc(year: number, month: number, day: number, hour?: number, minute?: number): DateTime;
    static local(year: number, month: number, day: number, hour?: number, minute?: number): DateTime;
    static fromISO(text: string, options?: DateTimeOptions): DateTime;
    readonly isValid: IsValid;
    setZone(zone: string): DateTime;
    toISO(): string | null;
    toISODate(): string | null;
    toFormat(format: string): string;
    readonly weekdayShort: string | null;
  }
  export const Settings: {
    defaultZone: string;
    defaultLocale: string;
    throwOnInvalid: boolean;
    defaultWeekSettings: { firstDay: number; minimalDays: number; weekend: number[] } | null;
  };
}

declare module 'moment' {
  namespace moment {
    interface Moment {
      format(format?: string): string;
      isValid(): boolean;
      toISOString(): string;
      utc(): Moment;
    }
    function utc(text?: string): Moment;
    function locale(name: string): string;
    function updateLocale(name: string, settings: { week?: { dow: number; doy: number } }): unknown;
  }
  function moment(text?: string, format?: string): moment.Moment;
  export = moment;
}

declare module 'moment-timezone' {
  import type moment from 'moment';
  const zoned: typeof moment & {
    tz: { (text: string, zone: string): moment.Moment; setDefault(zone?: string): void };
  };
  export default zoned;
}

declare module 'moment/locale/*' {}

declare module 'moment-jalaali' {
  import type moment from 'moment';
  interface JalaaliMoment {
    (text?: string, format?: string): moment.Moment;
    loadPersian(options?: { usePersianDigits?: boolean; dialect?: string }): void;
  }
  const jalaali: JalaaliMoment;
  export default jalaali;
}

declare module 'moment-hijri' {
  import type moment from 'moment';
  const hijri: (text?: string, format?: string) => moment.Moment;
  export default hijri;
}

declare module 'date-fns/locale/types' {
  export interface Locale {
    code: string;
    options?: { weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6; firstWeekContainsDate?: 1 | 4 };
  }
}

declare module 'date-fns/locale/de' {
  import type { Locale } from 'date-fns/locale/types';
  export const de: Locale;
  /** The form of version 2. */
  export default de;
}

declare module 'date-fns/locale/en-US' {
  import type { Locale } from 'date-fns/locale/types';
  export const enUS: Locale;
}

declare module 'next-auth' {
  export class AuthError extends Error {
    type: string;
  }
  interface SignInOptions {
    redirectTo?: string;
    [field: string]: unknown;
  }
  interface NextAuthResult {
    handlers: Record<'GET' | 'POST', (request: Request) => Promise<Response>>;
    auth: () => Promise<{ user?: { name?: string | null; email?: string | null } } | null>;
    signIn: (provider?: string, options?: SignInOptions) => Promise<never>;
    signOut: (options?: { redirectTo?: string }) => Promise<never>;
  }
  export default function NextAuth(config: {
    providers: object[];
    pages?: { signIn?: string };
  }): NextAuthResult;
}

declare module 'next-auth/providers/github' {
  export default function GitHub(options: { clientId?: string; clientSecret?: string }): object;
}
