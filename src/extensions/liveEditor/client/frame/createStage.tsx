import { createRoot } from 'react-dom/client';
import type { Program } from '../../../../demo/shared/liveCode';
import type { DemoPage } from '../../../../page/shared/demoPage';
import { Island } from '../../../../demo/client/island/Island';
import { loadDemoPackages, loadDemoTheme } from '../../../../demo/client/loadDemo';
import { createStyleCache } from '../../../../demo/client/island/styleCache';
import { setLicense } from '../../../../demo/client/setLicense';
import { createGuard, onNextTask } from './createGuard';
import { evaluate, isComponent, toCommonJsModule, type Module } from './evaluate';
import styles from './frame.module.css';
import { ProgramError } from './toCodeError';

/** Shows programs, one after another. */
interface Stage {
  /**
   * Shows a program once it has rendered; until then, and if it fails, the last one stays.
   * @throws the error of the program, as a rejection
   */
  readonly run: (id: number, program: Program) => Promise<void>;
}

/**
 * @param root container of the demo; its content is shown first
 * @param onLateError called when a program fails after it has been shown
 */
export function createStage(
  root: HTMLElement,
  { module, theme, idPrefix }: Pick<DemoPage, 'module' | 'theme' | 'idPrefix'>,
  onLateError: (id: number, error: unknown) => void,
): Stage {
  const cache = createStyleCache();
  const guard = createGuard({ now: () => performance.now(), onNextTask });
  const modules = new Map<string, Module>();
  const first = [...root.childNodes];
  let removeShown = () => first.forEach((node) => node.remove());
  let latest = 0;

  const load = async ({ imports }: Program) => {
    const packages = await loadDemoPackages(module);
    await Promise.all(
      imports.map(async ({ specifier, line, column }) => {
        const loadPackage = Object.hasOwn(packages, specifier) ? packages[specifier] : undefined;
        if (!loadPackage) throw new ProgramError({ kind: 'import', detail: specifier, line, column });
        if (!modules.has(specifier)) modules.set(specifier, toCommonJsModule(await loadPackage()));
      }),
    );
  };

  const run = async (id: number, program: Program) => {
    latest = id;
    const [{ DemoTheme }] = await Promise.all([loadDemoTheme(theme), load(program), setLicense()]);
    if (id !== latest) return;
    const Demo = evaluate(program.script, modules, guard);
    if (!isComponent(Demo))
      throw new ProgramError({ kind: 'component', detail: '', line: null, column: null });
    // Hidden, so that it cannot take the focus either.
    const container = document.createElement('div');
    container.className = styles.waiting ?? '';
    root.append(container);
    const react = createRoot(container, { identifierPrefix: `${idPrefix}${id}-` });
    const remove = () => {
      react.unmount();
      container.remove();
    };
    await new Promise<void>((resolve, reject) => {
      let isSettled = false;
      // Both wait for the end of React's task: a root must not be unmounted while it renders.
      const onError = (error: Error) => {
        if (isSettled) return onLateError(id, error);
        isSettled = true;
        queueMicrotask(remove);
        reject(error);
      };
      // In a microtask, because errors of the demo's own effects are reported before it.
      const onMount = () =>
        queueMicrotask(() => {
          if (isSettled) return;
          isSettled = true;
          resolve();
          if (id !== latest) return remove();
          removeShown();
          removeShown = remove;
          container.className = '';
        });
      const island = { cache, DemoTheme, Demo, onMount, onError };
      react.render(<Island {...island} />);
    });
  };
  return { run };
}
