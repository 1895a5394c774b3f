import { useState } from 'react';
import { clickEvent } from '../../../../page/shared/clickEvents';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { CodeBlock } from '../../../../ui/client/CodeBlock';
import type { Draft } from './draft/draft';
import type { Kit } from './draft/kit';
import { Segments } from './Segments';
import { writeCode, type CodeLanguage } from './draft/writeCode';
import styles from './ThemeBuilder.module.css';
import { toCodeBlockHtml } from './highlight';

const LANGUAGES = [
  { value: 'TS', label: 'TypeScript' },
  { value: 'JS', label: 'JavaScript' },
] as const;

/** The code of the theme, and of an app that uses it. */
export function CodePanel({ kit, draft }: { kit: Kit; draft: Draft }) {
  const t = usePanelTranslate();
  const [language, setLanguage] = useState<CodeLanguage>('TS');
  return (
    <div className={`ui-stack ${styles.code}`}>
      <Segments
        className={styles.languages}
        label={t('builder.code.language')}
        isLabelHidden
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
      />
      {writeCode(kit, draft, language).map(({ name, code }) => (
        <CodeBlock
          key={name}
          html={toCodeBlockHtml(code, language)}
          label={name}
          title={name}
          event={clickEvent('code', 'copy-click', name)}
        />
      ))}
    </div>
  );
}
