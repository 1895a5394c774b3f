import type { Api, ComponentApi, PropApi } from '../../../api/shared/api';
import { parseCardTarget, type ApiCard, type PropCard } from '../shared/apiCard';
import { TERM_CLASS } from '../../../api/node/terms/apiGlossary';
import { toPlainText } from '../../../api/node/packages/plainText';
import type { ExportedDocument } from '../../../export/node/documents/exportedDocument';
import type { ExportFile } from '../../../export/node/documents/artefact';

/** Maximum length of texts in a card, in characters: the API page is one click away. */
const MAX_TYPE_LENGTH = 240;
const MAX_DESCRIPTION_LENGTH = 280;

/**
 * One file per component that a page's text mentions, with the props that are mentioned.
 * @param loadApi called only if something is mentioned
 */
export async function getApiCards(
  documents: readonly Pick<ExportedDocument, 'elements'>[],
  loadApi: () => Promise<Api>,
): Promise<ExportFile[]> {
  const mentions = new Map<string, Set<string>>();
  for (const { attributes } of documents.flatMap(({ elements }) => elements)) {
    if (attributes.class !== TERM_CLASS || attributes.href === undefined) continue;
    const [pathname = '', hash = ''] = attributes.href.split(/(?=#)/);
    const props = mentions.get(pathname) ?? new Set<string>();
    const { prop } = parseCardTarget(pathname, hash);
    mentions.set(pathname, prop === null ? props : props.add(prop));
  }
  if (mentions.size === 0) return [];
  const { components } = await loadApi();
  return components.flatMap((component): ExportFile[] => {
    const names = mentions.get(component.pathname);
    return names ? [toCardFile(component, ({ name }) => names.has(name))] : [];
  });
}

/** The cards of all components with all props: the development server does not know what pages mention. */
export function getAllApiCards({ components }: Pick<Api, 'components'>): ExportFile[] {
  return components.map((component) => toCardFile(component, () => true));
}

function toCardFile(component: ComponentApi, isShown: (prop: PropApi) => boolean): ExportFile {
  const { file } = parseCardTarget(component.pathname, '');
  return { path: file.slice(1), body: JSON.stringify(toApiCard(component, component.props.filter(isShown))) };
}

function toApiCard(component: ComponentApi, props: readonly PropApi[]): ApiCard {
  return {
    name: component.name,
    importStatement: component.imports[0] ?? '',
    description: toPlainText(component.description, MAX_DESCRIPTION_LENGTH),
    isDeprecated: component.deprecation !== null,
    props: Object.fromEntries(props.map((prop) => [prop.name, toPropCard(prop)])),
  };
}

function toPropCard({ type, defaultValue, isRequired, deprecation, description }: PropApi): PropCard {
  return {
    type: truncate(type.text, MAX_TYPE_LENGTH),
    defaultValue: defaultValue && truncate(defaultValue, MAX_TYPE_LENGTH),
    isRequired,
    isDeprecated: deprecation !== null,
    description: toPlainText(deprecation || description, MAX_DESCRIPTION_LENGTH),
  };
}

function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
