import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { selectData } from '../../../page/shared/attributes';
import { toWords } from '../../../demo/shared/demo';
import type { LiveLanguage } from '../../../demo/shared/liveCode';
import { listen } from '../../../base/client/customEvents';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { setUnsaved } from '../../../base/client/unsaved';
import type { DemoControl } from '../../../demo/client/block/control';
import { getLiveAddress } from './frame/address';
import { setEdit } from './demoEdits';
import { findEdit } from '../../../demo/client/edits/findEdit';
import { createLiveFrame } from './createLiveFrame';
import { createMirror, type Mirror } from './createMirror';
import { createSession, type Session } from './createSession';
import { highlightLines } from './highlight';
import { keepFocus } from './keepFocus';
import { CODE_LIMITS, limitCode } from './limitCode';
import { describeOutcome, type Outcome } from './outcome';
import { replaceText } from './replaceText';
import sheets from './CodeSheet.module.css';
import marks from './EditedBadge.module.css';
import styles from './LiveEditor.module.css';

const FORMATTED_LIMITS = {
  characters: CODE_LIMITS.characters.toLocaleString('en'),
  lines: CODE_LIMITS.lines.toLocaleString('en'),
};

interface CodeEditorProps {
  control: DemoControl;
  /** The demo's own code. */
  original: string;
  language: LiveLanguage;
  onClose: () => void;
}

/**
 * A transparent text area over its highlighted text: caret, selection, undo and keyboard shortcuts are the
 * browser's, and Tab moves the focus. The code runs in a frame that replaces the demo.
 */
export function CodeEditor({ control: { demo, figure }, original, language, onClose }: CodeEditorProps) {
  const { file, name, height } = demo;
  const t = usePanelTranslate();
  const mirrored = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<Mirror | null>(null);
  const session = useRef<Session | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isStale, setIsStale] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const error = typeof outcome === 'object' ? outcome : null;
  const label = t('live.editor', { name: `${toWords(name)}, ${language}` });

  const read = () => {
    const code = field.current?.value ?? original;
    mirror.current?.write(code);
    session.current?.edit(code);
    setEdit(file, language, code === original ? null : code);
    // A reload would lose the scroll position and the preview, though not the code.
    setUnsaved(`editor:${file}`, code !== original);
    setIsEdited(code !== original);
    setIsRefused(false);
  };

  useEffect(() => {
    const place = figure.current?.querySelector<HTMLElement>(selectData('layout'));
    if (!mirrored.current || !field.current || !place) return;
    setStage(place);
    place.classList.add(styles.stage ?? '');
    mirror.current = createMirror(mirrored.current, (code) => highlightLines(code, language));
    limitCode(field.current, () => setIsRefused(true));
    const keeper = keepFocus(field.current);
    const frameSettings = {
      stage: place,
      address: getLiveAddress(file),
      title: label,
      height,
      onFocusTaken: keeper.restore,
    };
    session.current = createSession({
      original,
      language,
      createFrame: (events) => createLiveFrame(frameSettings, events),
      onOutcome: (next, stale) => {
        setOutcome(next);
        setIsStale(stale);
      },
      onOriginal: () => place.classList.remove(styles.edited ?? ''),
    });
    field.current.value = findEdit(file, language) ?? original;
    read();
    field.current.setSelectionRange(0, 0);
    field.current.focus({ preventScroll: true });
    return () => {
      keeper.end();
      mirror.current?.end();
      session.current?.end();
      place.classList.remove(styles.stage ?? '', styles.edited ?? '');
      setUnsaved(`editor:${file}`, false);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one editor per source; `key` creates another
  }, []);

  useEffect(() => {
    return listen(figure.current, 'demo-reset', () => {
      if (field.current) field.current.value = original;
      read();
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, []);

  useEffect(() => {
    mirror.current?.markError(error?.line ?? null);
  }, [error]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInField = event.target === field.current;
    if (event.key === 'Escape' && isInField) {
      if (isEdited) event.currentTarget.focus();
      else onClose();
    }
    if (event.key === 'Enter' && !isInField) {
      event.preventDefault();
      field.current?.focus();
    }
  };
  let message = t('live.hint');
  if (isRefused) message = t('live.refused', FORMATTED_LIMITS);
  else if (isEdited && outcome) message = describeOutcome(outcome, t);
  const statusId = `${name}-status`;
  return (
    <div className={styles.editor}>
      {stage &&
        isStale &&
        createPortal(
          // Assistive technology gets this from the status message.
          <span className={`ui-chip ${marks.badge} ${styles.stale}`} aria-hidden="true">
            {t('live.staleMark')}
          </span>,
          stage,
        )}
      <p id={statusId} role="status" className={styles.status} data-error={error ? '' : undefined}>
        <span>{message}</span>
        {isStale && <span> {t('live.stale')}</span>}
      </p>
      <div className="code-block">
        <pre tabIndex={0} dir="ltr" aria-label={`${name}, ${language}`} onKeyDown={onKeyDown}>
          <span className={sheets.sheet}>
            <code ref={mirrored} />
            <textarea
              ref={field}
              tabIndex={-1}
              wrap="off"
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              aria-label={label}
              aria-describedby={statusId}
              aria-invalid={error !== null}
              onInput={read}
            />
          </span>
        </pre>
      </div>
      <div className={`ui-row ${styles.bar}`}>
        {isEdited ? (
          <button
            key="reset"
            type="button"
            className="ui-button"
            onClick={() => field.current && replaceText(field.current, original, read)}
          >
            {t('live.reset')}
          </button>
        ) : (
          <button key="close" type="button" className="ui-button" onClick={onClose}>
            {t('live.close')}
          </button>
        )}
      </div>
    </div>
  );
}
