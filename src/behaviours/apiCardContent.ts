import type { ApiCard, PropCard } from '../model/apiCard';
import type { PanelStringKey, PanelTranslate } from '../state/panelStrings';

/**
 * What a card shows, as nodes: text of the packages is never read as HTML.
 * @param prop `null` for the card of the component itself
 * @returns `null` when there is nothing to say
 */
export function createCardContent(card: ApiCard, prop: string | null, t: PanelTranslate): Node[] | null {
  if (prop === null) {
    return [
      createTitle(`<${card.name} />`, card.isDeprecated ? [t('apiCard.deprecated')] : []),
      createElement('p', createCode(card.importStatement)),
      ...createDescription(card.description),
    ];
  }
  const facts = Object.hasOwn(card.props, prop) ? card.props[prop] : undefined;
  return facts ? createPropContent(card.name, prop, facts, t) : null;
}

function createPropContent(
  component: string,
  name: string,
  { type, defaultValue, isRequired, isDeprecated, description }: PropCard,
  t: PanelTranslate,
): Node[] {
  const marks: PanelStringKey[] = [];
  if (isRequired) marks.push('apiCard.required');
  if (isDeprecated) marks.push('apiCard.deprecated');
  const facts = createElement('dl');
  facts.append(createElement('dt', t('apiCard.type')), createElement('dd', createCode(type)));
  if (defaultValue !== null) {
    facts.append(createElement('dt', t('apiCard.default')), createElement('dd', createCode(defaultValue)));
  }
  return [
    createTitle(name, [component, ...marks.map((mark) => t(mark))]),
    facts,
    ...createDescription(description),
  ];
}

function createTitle(name: string, notes: readonly string[]): HTMLElement {
  const title = createElement('p', createCode(name));
  title.append(...notes.flatMap((note) => [' ', createElement('small', note)]));
  return title;
}

/** The packages' words are English, whatever the frame's language is. */
function createDescription(text: string): HTMLElement[] {
  if (!text) return [];
  const paragraph = createElement('p');
  paragraph.lang = 'en';
  paragraph.dir = 'ltr';
  const parts = text.split('`');
  paragraph.append(...parts.map((part, index) => (index % 2 === 0 ? part : createCode(part))));
  return [paragraph];
}

function createCode(text: string): HTMLElement {
  const code = createElement('code', text);
  code.dir = 'ltr';
  return code;
}

function createElement(tag: string, ...children: (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}
