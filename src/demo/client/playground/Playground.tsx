import { createElement, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import {
  getPassedProps,
  isHandler,
  type Playground as PlaygroundData,
  type PropValue,
  type PropValues,
} from '../../shared/playground';
import { groupFields } from '../../shared/playgroundCode';
import { data, selectData } from '../../../page/shared/attributes';
import { DemoBoundary } from '../island/DemoBoundary';
import { Control } from './Control';
import { showCode } from './showCode';

/** A component of a library whose props are known only to its types. */
export type AnyComponent = ComponentType<Record<string, unknown>>;

interface PlaygroundProps {
  playground: PlaygroundData;
  Component: AnyComponent;
  /** The child of the component; `null` when that is text. */
  Child: AnyComponent | null;
}

/**
 * The stage with the live component, and a control for each prop. Code and reset are in the block around it.
 */
export function Playground({ playground, Component, Child }: PlaygroundProps) {
  const { controls, start, child, layout, hasExample, hasVariables } = playground;
  const stage = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<PropValues>(start);

  useEffect(() => {
    const block = stage.current?.closest('section');
    const reset = block?.querySelector(selectData('reset'));
    const onReset = () => setValues(start);
    reset?.addEventListener('click', onReset);
    return () => reset?.removeEventListener('click', onReset);
  }, [start]);

  useEffect(() => {
    const code = stage.current?.closest('section')?.querySelector(`${selectData('code')} code`);
    if (code) showCode(code, playground, values);
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

  const set = (name: string, value: PropValue) => setValues({ ...values, [name]: value });

  return (
    <>
      <div ref={stage} {...data({ layout, example: hasExample ? '' : undefined })}>
        <div>
          <DemoBoundary>{live}</DemoBoundary>
        </div>
      </div>
      <form
        {...data({ 'needs-script': '', variables: hasVariables ? '' : undefined })}
        onSubmit={(event) => event.preventDefault()}
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
