import type { MeasureSizes } from '../../../api/node/size/measureParts';
import { loadLibraries } from './libraries';

export const measureSizes: MeasureSizes = async () => {
  await loadLibraries();
};
