import { getExampleCalls, toCode } from '../../../../content/shared/theme/themeCalls';
import { toExpression, toPathQuery } from '../../../../content/shared/theme/themePath';
import type { ThemeNode } from '../../../../content/shared/theme/themeTree';
import { useCurrentPage } from '../../../../page/client/context/page';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { useOrigin } from '../../../../base/client/useOrigin';
import { ColorContrast } from './ColorContrast';
import { CopyField } from './CopyField';
import { formatMemberCount } from './formatMemberCount';
import styles from './ThemeDetails.module.css';

interface ThemeDetailsProps {
  node: ThemeNode | null;
  /** Name of the node's CSS variable. */
  variable: string | undefined;
  resolve: (text: string) => string;
  /** The color behind text. */
  background: string;
}

/** Everything about the selected value, with buttons that copy it. */
export function ThemeDetails({ node, variable, resolve, background }: ThemeDetailsProps) {
  const t = usePanelTranslate();
  const { page, site } = useCurrentPage();
  const origin = useOrigin(site.url);
  if (!node) return <section className={styles.details} aria-label={t('theme.selected')} />;
  const { kind, path, text } = node;
  const value = getCopyText(node);
  const resolved = kind === 'color' || kind === 'string' ? resolve(String(node.value)) : '';
  const query = toPathQuery(path);
  return (
    <section className={styles.details} aria-label={t('theme.selected')}>
      <p className={`ui-row ui-spread ${styles.kind}`}>
        {t(`theme.kind.${kind}`)}
        {!text && <bdi>{formatMemberCount(node, t)}</bdi>}
      </p>
      {kind === 'color' && <ColorContrast text={resolved} background={background} />}
      <CopyField label={t('theme.path')} text={toExpression(path)} name={t('theme.copy.path')} />
      {kind === 'function' ? (
        <Examples node={node} />
      ) : (
        <CopyField label={t('theme.value')} text={value} name={t('theme.copy.value')} />
      )}
      {resolved && resolved !== node.value && (
        <CopyField label={t('theme.resolved')} text={resolved} name={t('theme.copy.resolved')} />
      )}
      {variable && <CopyField label={t('theme.variable')} text={variable} name={t('theme.copy.variable')} />}
      <CopyField
        label={t('theme.link')}
        text={query}
        copyValue={origin + (page?.path ?? '') + query}
        name={t('theme.copy.link')}
      />
    </section>
  );
}

/** Example calls of a function, each with what this theme returns. */
function Examples({ node }: { node: ThemeNode }) {
  const t = usePanelTranslate();
  const calls =
    typeof node.value === 'function'
      ? getExampleCalls(node.path, node.owner, node.value as () => unknown)
      : [];
  if (calls.length === 0) return null;
  const owner = toExpression(node.path.slice(0, -1));
  return (
    <div className={styles.field}>
      <p className="ui-muted">{t('theme.examples')}</p>
      <ul className={`ui-list ui-mono ${styles.calls}`}>
        {calls.map(({ call, result }) => (
          <li key={call} dir="ltr">
            <code>{`${owner}.${call}`}</code>
            <code className={styles.result}>{`→ ${result}`}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A string as it is, everything else as code. */
function getCopyText({ value }: ThemeNode): string {
  return typeof value === 'string' ? value : toCode(value, '');
}
