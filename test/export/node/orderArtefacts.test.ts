import { describe, expect, it } from 'vitest';
import type { Artefact } from '../../../src/export/node/documents/artefact';
import { orderArtefacts } from '../../../src/export/node/orderArtefacts';

const create = (name: string, stage: Artefact['stage'], ...needs: string[]): Artefact => ({
  name,
  stage,
  needs,
  make: () => [],
});

const order = (...artefacts: Artefact[]) => orderArtefacts(artefacts).map(({ name }) => name);

describe('artefacts', () => {
  it('are made by stage, and otherwise as they are listed', () => {
    const [map, plans, pages, rake, hoe] = [
      create('map', 'derived'),
      create('plans', 'compressed'),
      create('pages', 'documents'),
      create('rake', 'linked'),
      create('hoe', 'linked'),
    ];
    expect(order(map, plans, pages, rake, hoe)).toEqual(['rake', 'hoe', 'pages', 'map', 'plans']);
  });

  it('are made after what they need', () => {
    const [soup, beet, soil] = [
      create('soup', 'derived', 'beet'),
      create('beet', 'derived', 'soil'),
      create('soil', 'documents'),
    ];
    expect(order(soup, beet, soil)).toEqual(['soil', 'beet', 'soup']);
  });

  it.each<[string, Artefact[], string]>([
    [
      'of the same name',
      [create('rake', 'linked'), create('rake', 'derived')],
      'Two artefacts have the same name.',
    ],
    [
      'with an unknown need',
      [create('soup', 'linked', 'beet')],
      '"soup" needs "beet", which does not exist.',
    ],
    [
      'that need a later one',
      [create('soup', 'linked', 'beet'), create('beet', 'derived')],
      '"soup" needs "beet", which is made in a later stage.',
    ],
    [
      'that need each other',
      [create('hen', 'derived', 'egg'), create('egg', 'derived', 'hen')],
      'need each other: hen → egg → hen.',
    ],
  ])('%s stop the export', (_case, artefacts, message) => {
    expect(() => orderArtefacts(artefacts)).toThrow(message);
  });
});
