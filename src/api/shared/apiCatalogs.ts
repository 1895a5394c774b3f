import type { ApiField } from './api';
import type { Plan } from './plan';

/** An event that a component publishes. */
export interface ApiEvent {
  readonly name: string;
  /** Markdown; empty when the library says nothing. */
  readonly description: string;
  readonly plan: Plan | null;
  /** Type of the params that listeners receive; `null` for none. */
  readonly params: string | null;
  /** Type of the browser event that triggers it; `null` for none. */
  readonly event: string | null;
}

/** A function that reads a component's state. */
export interface ApiSelector {
  readonly name: string;
  /** Part of the state, as the library calls it: `Sorting`. */
  readonly category: string;
  readonly description: string;
  readonly plan: Plan | null;
  /** Type of its result. */
  readonly type: string;
}

/** What packages export besides the components, hooks and interfaces with pages: tables on other pages. */
export interface ApiCatalogs {
  /** Methods of the objects that components expose, by interface. */
  readonly methods: readonly { readonly name: string; readonly methods: readonly ApiField[] }[];
  readonly events: readonly ApiEvent[];
  readonly selectors: readonly ApiSelector[];
}
