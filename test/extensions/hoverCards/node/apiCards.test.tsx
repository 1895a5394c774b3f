import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { linkTerms } from '../../../../src/api/node/terms/apiTerms';
import { getAllApiCards, getApiCards } from '../../../../src/extensions/hoverCards/node/apiCards';
import type { ApiCard } from '../../../../src/extensions/hoverCards/shared/apiCard';
import { createDocument } from '../../../export/node/documents/createPage';
import { createApi, createComponent, createProp } from '../../../api/node/pages/createApi';

const teeth = createProp({
  name: 'teeth',
  type: { text: 'number', members: [] },
  defaultValue: '9',
  isRequired: true,
  description: 'How many **teeth** the `Rake` has.',
});
const rake = createComponent({
  name: 'Rake',
  imports: ["import Rake from 'rake';", "import { Rake } from 'garden';"],
  props: [
    teeth,
    createProp({ name: 'color' }),
    createProp({ name: 'grip', type: { text: 'x'.repeat(900), members: [] } }),
  ],
});
const api = createApi(rake, createComponent({ name: 'Fork' }));

const getCards = async (...texts: ReactElement[]) => {
  const documents = texts.map((text) => {
    const linked = linkTerms([text], api, [rake], 'Rake');
    return createDocument('a', renderToStaticMarkup(<>{linked[0]}</>));
  });
  const artefacts = await getApiCards(documents, () => Promise.resolve(api));
  return artefacts.map(({ path, body }) => ({ path, card: JSON.parse(body) as ApiCard }));
};

describe('getApiCards', () => {
  it('writes one file per mentioned component, with the props that any page mentions', async () => {
    const cards = await getCards(
      <code>teeth</code>,
      <p>
        <code>Rake</code> <code>color</code>
      </p>,
    );
    expect(cards.map(({ path }) => path)).toEqual(['garden/api/rake/card.json']);
    expect(Object.keys(cards[0]?.card.props ?? {})).toEqual(['teeth', 'color']);
  });

  it('says type, default, whether it is required, and the description as text', async () => {
    const [rakeCard] = await getCards(<code>teeth</code>);
    expect(rakeCard?.card).toEqual({
      name: 'Rake',
      importStatement: "import Rake from 'rake';",
      description: '',
      isDeprecated: false,
      props: {
        teeth: {
          type: 'number',
          defaultValue: '9',
          isRequired: true,
          isDeprecated: false,
          description: 'How many teeth the `Rake` has.',
        },
      },
    });
  });

  it('cuts off what is too long for a glance', async () => {
    const [rakeCard] = await getCards(<code>grip</code>);
    expect(rakeCard?.card.props.grip?.type).toHaveLength(240);
  });

  it('reads no API for pages that mention nothing', async () => {
    const load = vi.fn(() => Promise.resolve(api));
    expect(await getApiCards([createDocument('a', '<a href="/garden/api/rake/">Rake</a>')], load)).toEqual(
      [],
    );
    expect(load).not.toHaveBeenCalled();
  });
});

it('has the cards of all components with all props for the development server', () => {
  const cards = getAllApiCards(api).map(({ path, body }) => ({ path, card: JSON.parse(body) as ApiCard }));
  expect(cards.map(({ path }) => path)).toEqual(['garden/api/rake/card.json', 'garden/api/fork/card.json']);
  expect(Object.keys(cards[0]?.card.props ?? {})).toEqual(['teeth', 'color', 'grip']);
});
