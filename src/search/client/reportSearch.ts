import { toReportableText, type SearchEvent } from '../shared/searchEvent';
import { dispatch } from '../../base/client/customEvents';

/** Pause after which a query is reported, in ms. */
const REPORT_DELAY_MS = 1000;

/** Dispatches an event on the document for what a reader has done in the search. */
export interface SearchReporter {
  /** The list stays as it is: reports it after a pause. `null`: it is not final yet. */
  readonly settle: (text: string, results: number | null) => void;
  /** Reports that a result was opened; `rank` is counted from 1. */
  readonly choose: (text: string, results: number, rank: number) => void;
}

/** Creates the reporter of a visit to the dialog. */
export function createReporter(): SearchReporter {
  let timer = 0;
  let settled = '';
  const report = (detail: SearchEvent) => dispatch(document, 'atlas:search', detail);
  return {
    settle(text, results) {
      const key = `${results} ${text}`;
      if (key === settled) return;
      settled = key;
      clearTimeout(timer);
      const label = toReportableText(text);
      if (!label || results === null) return;
      const action = results > 0 ? 'query' : 'nothing';
      timer = window.setTimeout(() => report({ action, label, results, rank: null }), REPORT_DELAY_MS);
    },
    choose: (text, results, rank) =>
      report({ action: 'choose', label: toReportableText(text), results, rank }),
  };
}
