import {
  findComponentApi,
  findHookApi,
  type Api,
  type ComponentApi,
  type HookApi,
} from '../../../api/shared/api';
import type { ListedComponent } from '../../shared/componentList';
import { toHeadingId } from '../../../site/shared/headingId';

/** Finds the API of a component or hook that a product's packages export. */
export function findApi(api: Api, section: string, name: string): ComponentApi | HookApi | undefined {
  return findComponentApi(api, section, name) ?? findHookApi(api, section, name);
}

/** Name of the drawing of a component without a guide: `Click-Away Listener` → `click-away-listener`. */
export function getDrawing({ drawing, title }: Pick<ListedComponent, 'drawing' | 'title'>): string {
  return drawing ?? toHeadingId(title.replace(/([a-z])(?=[A-Z])/g, '$1-'));
}
