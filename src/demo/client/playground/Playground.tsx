import { createElement, useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import {
  getPassedProps,
  groupFields,
  isHandler,
  type Playground as PlaygroundData,
  type PropValue,
  type PropValues,
} from '../../shared/playground';
import { data, selectData } from '../../../page/shared/attributes';
import { DemoBoundary } from '../island/DemoBoundary';
import type * as CodeView from './codeView';
import { Control } from './Control';

/** A component of a library whose props are known only to its types. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

interface PlaygroundProps {
  playground: PlaygroundData;
  Component: AnyComponent;
  /** The child of the component; `null` when that is text. */
  Child: AnyComponent | null;
}

/**
 * Turns a playground into a demo, which an island can render.
 * @param components the component, and its child, if that is not text
 */
export function createPlayground(
  playground: PlaygroundData,
  [Component, Child]: readonly AnyComponent[],
): ComponentType {
  if (!Component) throw new Error(`The playground of ${playground.component} has no component.`);
  return function PlaygroundDemo() {
    return <Playground playground={playground} Component={Component} Child={Child ?? null} />;
  };
}

/**
 * The stage with the live component, and a control for each prop. Code and reset are in the block around it.
 */
function Playground({ playground, Component, Child }: PlaygroundProps) {
  const { controls, start, child, layout, hasExample, hasVariables } = playground;
  const stage = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<PropValues>(start);

  const change = useCallback(
    (next: PropValues, name: string | null) => {
      setValues(next);
      updateCode(stage.current, ({ showCode }, code) => showCode(code, playground, next, name));
    },
    [playground],
  );

  useEffect(() => {
    const reset = stage.current?.closest('section')?.querySelector(selectData('reset'));
    const onReset = () => change(start, null);
    reset?.addEventListener('click', onReset);
    return () => reset?.removeEventListener('click', onReset);
  }, [start, change]);

  const live = useMemo(() => {
    const props = getPassedProps(playground, values);
    const inner = Child && child ? createElement(Child, {}, ...(child.text ? [child.text] : [])) : undefined;
    // A component reads `default…` props once: mount it again when one changes.
    const identity = JSON.stringify(props.filter(([name]) => name.startsWith('default')));
    const passedProps = groupFields(props).map(([name, value]) => [
      name,
      isHandler(playground, name) ? noop : value,
    ]);
    return (
      <Component key={identity} {...Object.fromEntries(passedProps)} {...(inner && { children: inner })} />
    );
  }, [playground, values, child, Component, Child]);

  const set = (name: string, value: PropValue) => change({ ...values, [name]: value }, name);
  const light = (name?: string) =>
    updateCode(stage.current, ({ lightProp }, code) => lightProp(code, playground, values, name));

  return (
    <>
      <div ref={stage} {...data({ layout, example: hasExample ? '' : undefined })}>
        <div>
          <DemoBoundary>{live}</DemoBoundary>
        </div>
      </div>
      <form
        className="ui-screen"
        {...data({ 'needs-script': '', variables: hasVariables ? '' : undefined })}
        onSubmit={(event) => event.preventDefault()}
        onPointerOver={({ target, currentTarget }) => {
          const index = [...currentTarget.children].findIndex((child) => child.contains(target as Node));
          light(controls[index]?.name);
        }}
        onPointerLeave={() => light()}
      >
        {controls.map((control) => (
          <Control key={control.name} control={control} value={values[control.name]} onChange={set} />
        ))}
      </form>
    </>
  );
}

/** The handler that a playground passes. */
function noop(): void {}

/** Changes the code, which stands in the block around the stage; what writes it comes with the first change. */
function updateCode(stage: Element | null, task: (view: typeof CodeView, code: Element) => void): void {
  const code = stage?.closest('section')?.querySelector(`${selectData('code')} code`);
  // Offline, the code stays as it is; the next change tries again.
  if (code) void import('./codeView').then((view) => task(view, code), console.warn);
}
