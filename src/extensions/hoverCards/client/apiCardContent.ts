import type { ApiCard, PropCard } from '../shared/apiCard';
import type { PanelStringKey, PanelTranslate } from '../../../shell/client/language/panelStrings';

/**
 * The content of a card, as nodes: text from packages is never parsed as HTML.
 * @param prop `null` for the card of the component itself
 * @returns `null` if there is nothing to show
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
  const badges: PanelStringKey[] = [];
  if (isRequired) badges.push('apiCard.required');
  if (isDeprecated) badges.push('apiCard.deprecated');
  const facts = createElement('dl');
  facts.append(createElement('dt', t('apiCard.type')), createElement('dd', createCode(type)));
  if (defaultValue !== null) {
    facts.append(createElement('dt', t('apiCard.default')), createElement('dd', createCode(defaultValue)));
  }
  return [
    createTitle(name, [component, ...badges.map((badge) => t(badge))]),
    facts,
    ...createDescription(description),
  ];
}

function createTitle(name: string, notes: readonly string[]): HTMLElement {
  const title = createElement('p', createCode(name));
  title.append(...notes.flatMap((note) => [' ', createChip(note)]));
  return title;
}

function createChip(text: string): HTMLElement {
  const chip = createElement('small', text);
  chip.className = 'ui-chip';
  return chip;
}

/** Descriptions from packages are in English, whatever the UI language. */
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
