import type { DemoSource } from '../../../demo/shared/demo';
import { useStore } from '../../../base/client/useStore';
import { codeVariant } from '../../../shell/client/preferences/codeVariant';
import type { DemoControl } from '../../../demo/client/block/control';
import { toText } from '../../../ui/client/toText';
import { CodeEditor } from './CodeEditor';

/** The source of a demo while it is edited, in the language that is shown. */
export function LiveEditor({ control, source }: { control: DemoControl; source: DemoSource }) {
  const { figure, setEditor } = control;
  const variant = useStore(codeVariant.store);
  const { javascript } = source;
  const language = javascript ? variant : 'TS';

  const close = () => {
    setEditor(null);
    // The code that the editor replaces is visible again in the next animation frame.
    requestAnimationFrame(() => {
      figure.current?.querySelector<HTMLElement>('.code-block:not([hidden]) pre')?.focus();
    });
  };
  return (
    <CodeEditor
      key={language}
      control={control}
      original={toText(language === 'JS' && javascript ? javascript.full : source.full)}
      language={language}
      onClose={close}
    />
  );
}
