import copy from 'clipboard-copy';
import { toWords } from '../shared/searchTerms';
import { getLanguageName, LANGUAGES, type Language } from '../../site/shared/languages';
import { choosePreference } from '../../shell/client/preferences/choosePreference';
import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { colorMode } from '../../shell/client/preferences/colorMode';
import { direction } from '../../shell/client/preferences/direction';
import { languageChoice } from '../../shell/client/preferences/language';
import type { PanelIconName } from '../../ui/shared/panelIconPaths';
import type { FrameProduct } from './frame';

/** An action of the search dialog. */
export interface SearchAction {
  readonly id: string;
  readonly label: string;
  readonly icon: PanelIconName;
  /** Announced when it is done. */
  readonly done: string;
  /** Additional words that find it. */
  readonly words: string;
  /** Address of the page that it opens; an action without one has `run`. */
  readonly href?: string;
  readonly run?: () => unknown;
}

/** Words that do not find an action by themselves: `switch` is a component, too. */
const VAGUE = new Set(['switch', 'to', 'go', 'page', 'the', 'theme', 'product']);

/**
 * All actions.
 * @param isTranslated whether the frame can be shown in other languages
 */
export function listActions(
  t: PanelTranslate,
  products: readonly FrameProduct[],
  isTranslated: boolean,
): SearchAction[] {
  const mode = (value: 'light' | 'dark' | 'system', icon: PanelIconName): SearchAction => ({
    id: `mode-${value}`,
    label: `${t('settings.mode')}: ${t(`settings.mode.${value}`)}`,
    icon,
    done: `${t('settings.mode')}: ${t(`settings.mode.${value}`)}`,
    words: `switch to ${value} theme mode`,
    run: () => choosePreference(colorMode, value),
  });
  const reading = (value: 'ltr' | 'rtl', icon: PanelIconName): SearchAction => ({
    id: `direction-${value}`,
    label: `${t('settings.direction')}: ${t(`settings.direction.${value}`)}`,
    icon,
    done: `${t('settings.direction')}: ${t(`settings.direction.${value}`)}`,
    words: `switch to ${value} direction`,
    run: () => choosePreference(direction, value),
  });
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const language = (value: Language): SearchAction => ({
    id: `language-${value}`,
    label: `${t('settings.language')}: ${getLanguageName(value)}`,
    icon: 'globe',
    done: `${t('settings.language')}: ${getLanguageName(value)}`,
    words: `switch language to ${english.of(value)}`,
    run: () => choosePreference(languageChoice, value),
  });
  return [
    mode('light', 'sun'),
    mode('dark', 'moon'),
    mode('system', 'monitor'),
    reading('ltr', 'alignStart'),
    reading('rtl', 'alignEnd'),
    ...(isTranslated ? LANGUAGES.map(language) : []),
    ...products.map(
      ({ id, title, href }): SearchAction => ({
        id: `product-${id}`,
        label: t('search.goTo', { name: title }),
        icon: 'box',
        done: title,
        words: 'switch product go to',
        href,
      }),
    ),
    {
      id: 'copy-link',
      label: t('search.copyLink'),
      icon: 'link',
      done: t('copy.copied'),
      words: 'copy page link url address share',
      run: () => copy(location.href),
    },
  ];
}

/** The actions that match a text, best first; a text that begins with `>` searches only actions. */
export function findActions(actions: readonly SearchAction[], text: string): SearchAction[] {
  const isCommand = text.startsWith('>');
  const words = toWords(text);
  if (words.length === 0) return isCommand ? [...actions] : [];
  if (!isCommand && words.join('').length < 3) return [];
  if (!isCommand && words.every((word) => VAGUE.has(word))) return [];
  const found = actions.filter(({ label, words: more }) => {
    const own = toWords(`${label} ${more}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  // "Right to left" contains the words of "left to right", too.
  const phrase = text.replace('>', '').trim().toLowerCase();
  const literal = found.filter(({ label }) => label.toLowerCase().includes(phrase));
  const best = literal.length > 0 ? literal : found;
  return isCommand ? best : best.slice(0, 3);
}
