import { clickEvent } from '../../../page/shared/clickEvents';
import { data } from '../../../page/shared/attributes';
import type { PlaygroundBlock as PlaygroundBlockData } from '../../../page/shared/page';
import { useTranslate } from '../../../shell/client/language/language';
import { CodeBlock } from '../../../ui/client/CodeBlock';
import { staticHtml } from '../../../ui/client/staticHtml';
import controls from './Controls.module.css';
import styles from './PlaygroundBlock.module.css';

interface PlaygroundBlockProps {
  block: PlaygroundBlockData;
  /** Path of the page's module, which maps names to the code of components. */
  module: string;
}

/** A playground in its frame: an island, like a demo's, between its title and its code. */
export function PlaygroundBlock({ block, module }: PlaygroundBlockProps) {
  const { playground, aliases, idPrefix, html, codeHtml } = block;
  const t = useTranslate();
  const { id: name, component, hasVariables } = playground;
  const label = t(hasVariables ? 'playground.variables' : 'playground.label', { name: component });
  return (
    <section id={name} className={`${styles.block} ${controls.controls}`} aria-label={label}>
      {aliases?.map((alias) => (
        <span key={alias} id={alias} />
      ))}
      <header>
        <span>{label}</span>
        <button
          type="button"
          className="ui-button ui-quiet ui-screen"
          {...data({ reset: '', 'needs-script': '' })}
        >
          {t('playground.reset')}
        </button>
      </header>
      <div
        {...data({
          'demo-root': '',
          module,
          name,
          'id-prefix': idPrefix,
          playground: JSON.stringify(playground),
        })}
        {...staticHtml(html)}
      />
      <CodeBlock
        html={codeHtml}
        label={`JSX: ${component}`}
        title="JSX"
        event={clickEvent('demo', 'copy-click', name)}
      />
    </section>
  );
}
