import { otherProducts } from '../../../../data/otherProducts';
import { products } from '../../../../data/products';
import { releases } from '../../../../data/releases';
import { site } from '../../../../data/site';
import type { Artefact } from '../../../export/node/documents/artefact';
import { getFeeds } from './feeds';

export const artefacts: readonly Artefact[] = [
  { name: 'feeds', stage: 'linked', make: () => getFeeds([...products, ...otherProducts], releases, site) },
];
