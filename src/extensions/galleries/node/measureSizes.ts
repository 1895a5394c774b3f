import type { MeasureSizes } from '../../../api/node/size/measureParts';
import { readGallery } from './readGallery';

export const measureSizes: MeasureSizes = async (products) => {
  for (const product of products) await readGallery(product);
};
