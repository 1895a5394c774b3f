import { data } from '../../../../page/shared/attributes';
import { formatContrast } from '../../../../ui/shared/color';
import { Swatch } from '../../../../ui/client/Swatch';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { findFix, measurePairs, MIN_RATIO, type MeasuredPair } from './draft/contrast';
import type { Editor } from './draft/editor';
import styles from './ContrastPanel.module.css';

/** Every pair of text and background that the theme creates in the scheme, with a fix for those that fail. */
export function ContrastPanel({ editor }: { editor: Editor }) {
  const t = usePanelTranslate();
  const { scheme, preview } = editor;
  const pairs = measurePairs(preview, scheme);
  return (
    <div className={styles.panel}>
      <p className="ui-muted">{t('builder.contrast.help')}</p>
      <ul className="ui-list">
        {pairs.map((pair) => (
          <PairRow key={`${pair.front} ${pair.back}`} editor={editor} pair={pair} />
        ))}
      </ul>
    </div>
  );
}

function PairRow({ editor, pair }: { editor: Editor; pair: MeasuredPair }) {
  const t = usePanelTranslate();
  const fix = pair.passes.text ? null : findFix(editor.preview, pair);
  const name = t('builder.contrast.pair', { front: pair.front, back: pair.back });
  return (
    <li>
      <span
        className={styles.sample}
        aria-hidden="true"
        style={{ color: pair.frontColor, backgroundColor: pair.backColor }}
      >
        Aa
      </span>
      <span>{name}</span>
      <b className="ui-numbers" dir="ltr">
        {formatContrast(pair.ratio)}
      </b>
      <span className={`ui-row ${styles.verdicts}`}>
        {(['text', 'part'] as const).map((use) => (
          <span key={use} className="ui-toned" {...data({ tone: pair.passes[use] ? 'success' : 'error' })}>
            <span aria-hidden="true">{pair.passes[use] ? '✓ ' : '✗ '}</span>
            {t(`builder.contrast.${use}`)} {MIN_RATIO[use]}
            <span className="visually-hidden">
              {' '}
              {t(pair.passes[use] ? 'builder.contrast.passes' : 'builder.contrast.fails')}
            </span>
          </span>
        ))}
      </span>
      {fix && (
        <button
          type="button"
          className={`ui-button ${styles.fix}`}
          aria-label={`${t('builder.contrast.fix', { color: fix.color })} (${name})`}
          onClick={() => editor.edit(fix.key, fix.color)}
        >
          <Swatch color={fix.color} />
          {t('builder.contrast.fix', { color: fix.color })}
        </button>
      )}
    </li>
  );
}
