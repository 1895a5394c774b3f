import { createElement, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import {
  getPassedProps,
  isHandler,
  type Playground as PlaygroundData,
  type PropValue,
  type PropValues,
} from '../../shared/playground';
import { groupFields, writePlaygroundCode } from '../../shared/playgroundCode';
import { datasetOf } from '../../../base/client/dataset';
import { data, selectData } from '../../../page/shared/attributes';
import { DemoBoundary } from '../island/DemoBoundary';
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
  const changed = useRef<string | null>(null);

  useEffect(() => {
    const block = stage.current?.closest('section');
    const reset = block?.querySelector(selectData('reset'));
    const onReset = () => {
      changed.current = null;
      setValues(start);
    };
    reset?.addEventListener('click', onReset);
    return () => reset?.removeEventListener('click', onReset);
  }, [start]);

  useEffect(() => {
    const code = findCode(stage.current);
    if (code) showCode(code, playground, values, changed.current);
  }, [playground, values]);

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

  const set = (name: string, value: PropValue) => {
    changed.current = name;
    setValues({ ...values, [name]: value });
  };

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
          lightProp(findCode(stage.current), controls[index]?.name);
        }}
        onPointerLeave={() => lightProp(findCode(stage.current))}
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

/** The code of a playground, which stands in the block around it. */
function findCode(stage: Element | null): Element | null | undefined {
  return stage?.closest('section')?.querySelector(`${selectData('code')} code`);
}

/**
 * Writes a playground's code into its block as nodes, so that text from a reader is never parsed as HTML.
 * @param changed name of the control whose new value flashes, if any
 */
function showCode(
  code: Element,
  playground: PlaygroundData,
  values: PropValues,
  changed: string | null,
): void {
  const nodes = writePlaygroundCode(playground, values).map(({ text, type, prop }) => {
    if (!type && !prop) return text;
    const span = document.createElement('span');
    if (type) span.className = `t-${type}`;
    if (prop) datasetOf(span).prop = prop;
    if (prop && prop === toProp(changed)) datasetOf(span).lit = 'changed';
    span.textContent = text;
    return span;
  });
  code.replaceChildren(...nodes);
}

/** Lights the prop of the control under the pointer; without a name, none. */
function lightProp(code: Element | null | undefined, name?: string): void {
  for (const part of code?.querySelectorAll<HTMLElement>(selectData('prop')) ?? []) {
    if (datasetOf(part).prop === toProp(name)) datasetOf(part).lit = 'pointed';
    else delete datasetOf(part).lit;
  }
}

/** `sx.color` → `sx`: the prop in which a control sets its value. */
function toProp(name: string | null | undefined): string | undefined {
  return name?.split('.')[0];
}
