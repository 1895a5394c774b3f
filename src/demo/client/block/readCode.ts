import type { LiveLanguage } from '../../shared/liveCode';
import type { DemoControl } from './control';
import { toText } from '../../../ui/client/toText';
import { findEdit } from '../edits/findEdit';

/**
 * The full code of a demo in the reader's language, with their edits, without the trailing newline.
 * @throws Error if the source cannot be loaded
 */
export async function readCode({
  demo,
  variant,
  loadSource,
}: Pick<DemoControl, 'demo' | 'variant' | 'loadSource'>): Promise<{ code: string; language: LiveLanguage }> {
  const { full, javascript } = await loadSource();
  const language = javascript ? variant : 'TS';
  const original = toText(language === 'JS' && javascript ? javascript.full : full);
  return { code: findEdit(demo.file, language) ?? original, language };
}
