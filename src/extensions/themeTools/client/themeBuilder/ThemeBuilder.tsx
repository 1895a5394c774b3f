import dynamic from 'next/dynamic';
import { useCallback, useDeferredValue, useId, useMemo, useReducer, useState } from 'react';
import { data } from '../../../../page/shared/attributes';
import { userLanguage } from '../../../../shell/client/language/language';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { themeStore } from '../../../../shell/client/preferences/theme';
import { useQuery } from '../../../../base/client/useQuery';
import { useStore } from '../../../../base/client/useStore';
import { clearField, setField, type Draft } from './draft/draft';
import type { Editor } from './draft/editor';
import { SCHEMES, type Scheme } from './draft/fields';
import { EMPTY_HISTORY, historyReducer } from './draft/history';
import type { Kit } from './draft/kit';
import { ColorPanel } from './ColorPanel';
import { ContrastPanel } from './ContrastPanel';
import { ComponentPanel, ShapePanel, TypePanel } from './StylePanels';
import { Preview } from './Preview';
import { Segments } from './Segments';
import { Tabs, toTabId } from './Tabs';
import styles from './ThemeBuilder.module.css';
import { createThemeQuery, THEME_PARAMETER } from './draft/themeQuery';
import { Toolbar } from './Toolbar';
import { useContrastMessage } from './useContrastMessage';
import { useIsStacked } from './useIsStacked';

const CodePanel = dynamic(() => import('./CodePanel').then((module) => module.CodePanel));

const SECTIONS = { colors: ColorPanel, type: TypePanel, shape: ShapePanel, components: ComponentPanel };
type Section = keyof typeof SECTIONS;
// `Object.keys` is typed as strings; the order above is the order of the tabs.
const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** On wide screens, the controls (`edit`) are always beside one of the others. */
const VIEWS = ['edit', 'preview', 'contrast', 'code'] as const;
type View = (typeof VIEWS)[number];

/**
 * The theme builder: controls, a preview of an app, contrast and code of one theme, which is in the address.
 * @param props.kit must not change
 */
export function ThemeBuilder({ kit }: { kit: Kit }) {
  const t = usePanelTranslate();
  const id = useId();
  const language = useStore(userLanguage);
  const { direction, paletteMode } = useStore(themeStore);
  const [history, dispatch] = useReducer(historyReducer, EMPTY_HISTORY);
  const [chosenScheme, setScheme] = useState<Scheme | null>(null);
  const scheme = chosenScheme ?? paletteMode;
  const [isNarrow, setNarrow] = useState(false);
  const [section, setSection] = useState<Section>('colors');
  const [view, setView] = useState<View>('edit');
  const isStacked = useIsStacked();

  const { draft } = history;
  const open = useCallback((next: Draft) => dispatch({ type: 'open', draft: next }), []);
  useQuery(
    draft,
    open,
    useMemo(() => createThemeQuery(kit), [kit]),
  );
  // The field updates first and the preview after it.
  const deferred = useDeferredValue(draft);
  const preview = useMemo(() => kit.createPreview(deferred, direction), [kit, deferred, direction]);
  const message = useContrastMessage(preview);

  const editor: Editor = {
    kit,
    draft,
    scheme,
    preview,
    edit: (key, value) => dispatch({ type: 'change', draft: setField(kit.fields, draft, key, value), key }),
    clear: (key) => dispatch({ type: 'change', draft: clearField(draft, key), key: null }),
  };
  const Panel = SECTIONS[section];
  const shown = view === 'edit' && !isStacked ? 'preview' : view;
  const [sectionId, viewId] = [`${id}section`, `${id}view`];

  return (
    <section
      className={`ui-block ui-panel ${styles.tool}`}
      lang={language}
      // The HTML of the build is in light mode.
      {...data({ 'needs-script': '', 'needs-framework': '', 'reads-query': THEME_PARAMETER })}
      data-view={view}
      aria-label={t('builder.label')}
    >
      <Toolbar
        kit={kit}
        draft={draft}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onReplace={(next) => dispatch({ type: 'change', draft: next, key: null })}
      />
      <div className={styles.bar}>
        <Segments
          label={t('builder.scheme')}
          isLabelHidden
          options={SCHEMES.map((value) => ({ value, label: t(`builder.scheme.${value}`) }))}
          value={scheme}
          onChange={setScheme}
        />
        <Tabs
          className={styles.views}
          label={t('builder.view')}
          panelId={viewId}
          tabs={VIEWS.map((name) => ({ id: name, label: t(`builder.view.${name}`) }))}
          selected={shown}
          onSelect={setView}
        />
        <Segments
          className={styles.width}
          label={t('builder.width')}
          isLabelHidden
          options={[false, true].map((value) => ({
            value,
            label: t(value ? 'builder.width.narrow' : 'builder.width.wide'),
          }))}
          value={isNarrow}
          onChange={setNarrow}
        />
      </div>
      <p role="status" className={`ui-muted ${styles.status}`}>
        {message}
      </p>
      <div className={styles.columns}>
        <div className={styles.controls}>
          <Tabs
            label={t('builder.section')}
            panelId={sectionId}
            tabs={SECTION_NAMES.map((name) => ({ id: name, label: t(`builder.section.${name}`) }))}
            selected={section}
            onSelect={setSection}
          />
          <div id={sectionId} role="tabpanel" aria-labelledby={toTabId(sectionId, section)}>
            <Panel editor={editor} />
          </div>
        </div>
        <div
          id={viewId}
          role="tabpanel"
          // It scrolls and may contain nothing focusable: the list of contrasts may have no button.
          tabIndex={0}
          aria-labelledby={toTabId(viewId, shown)}
          className={styles.result}
        >
          {shown === 'contrast' && <ContrastPanel editor={editor} />}
          {shown === 'code' && <CodePanel kit={kit} draft={deferred} />}
          {(shown === 'preview' || shown === 'edit') && (
            <Preview
              SampleApp={kit.SampleApp}
              preview={preview}
              scheme={scheme}
              isSchemeChosen={chosenScheme !== null}
              isNarrow={isNarrow}
            />
          )}
        </div>
      </div>
    </section>
  );
}
