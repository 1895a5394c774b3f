import type { FramePart } from '../../../shell/client/frame/frameParts';
import { ArticleAd, AsideAd } from './AdSlot';

export const frame: FramePart = { article: ArticleAd, aside: AsideAd };
