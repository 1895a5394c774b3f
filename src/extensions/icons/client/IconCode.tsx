import copyText from 'clipboard-copy';
import { useState } from 'react';
import { runLater } from '../../../base/client/runLater';
import { COPIED_IN_TEXT_MS } from '../../../site/shared/site';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { download, toSvgFile } from './svgFile';
import styles from './IconDialog.module.css';

interface IconCodeProps {
  exportName: string;
  svg: string;
  packageName: string;
}

/** What readers can copy: import, element, name and file. */
export function IconCode({ exportName, svg, packageName }: IconCodeProps) {
  const t = usePanelTranslate();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (text: string) => {
    copyText(text).then(
      () => {
        setCopied(text);
        runLater(setCopied, COPIED_IN_TEXT_MS, () => setCopied(null));
      },
      // Access to the clipboard was denied: the text can still be selected.
      () => {},
    );
  };
  const codes = [
    ['import', `import ${exportName}Icon from '${packageName}/${exportName}';`],
    ['element', `<${exportName}Icon />`],
    ['name', exportName],
  ] as const;
  const file = toSvgFile(svg);
  return (
    <div className="ui-stack">
      {codes.map(([key, text]) => (
        <div key={key} className={`ui-panel ${styles.line}`}>
          <code className="ui-mono" dir="ltr" tabIndex={-1}>
            {text}
          </code>
          <button
            type="button"
            className="ui-button"
            aria-label={t(`icons.copy.${key}`)}
            onClick={() => copy(text)}
          >
            {t(copied === text ? 'icons.copied' : 'icons.copy')}
          </button>
        </div>
      ))}
      <div className="ui-row">
        <button type="button" className="ui-button" disabled={!svg} onClick={() => copy(file)}>
          {t(copied === file ? 'icons.copied' : 'icons.copy.svg')}
        </button>
        <button
          type="button"
          className="ui-button"
          disabled={!svg}
          onClick={() => download(file, `${exportName}.svg`)}
        >
          {t('icons.download')}
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {copied !== null && t('icons.copied')}
      </p>
    </div>
  );
}
