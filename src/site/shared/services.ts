import { parseJson, toRecord } from '../../base/shared/unknownData';

/**
 * What a deployment may add to the site; everything is off until its environment variable is set. The
 * document carries the values, so that an export can be configured anew without a new build.
 */
export interface Services {
  /** The service worker registers only on hosts that contain this. */
  readonly docsDomain: string;
  /** Measurement id of the analytics property. */
  readonly analyticsId: string;
  /** Address of the ad network's script. */
  readonly adScript: string;
  /** Where the ad network's link leads when it has no ad to sell. */
  readonly adSoldOutLink: string;
  /** Address of the JSON feed of ads within articles. */
  readonly adFeed: string;
  /** Where comments and ratings are sent. */
  readonly feedbackEndpoint: string;
  /** Form for a new issue of the site's repository. */
  readonly newIssue: string;
  /** License key of MUI X. */
  readonly licenseKey: string;
}

/** Id of the document's element that carries the configured services. */
export const SERVICES_ID = 'services';

export const NO_SERVICES: Services = {
  docsDomain: '',
  analyticsId: '',
  adScript: '',
  adSoldOutLink: '',
  adFeed: '',
  feedbackEndpoint: '',
  newIssue: '',
  licenseKey: '',
};

/** The services that a document names; those that are absent or not a string are off. */
export function parseServices(json: string): Services {
  const texts = Object.entries(toRecord(parseJson(json))).filter(([, text]) => typeof text === 'string');
  return { ...NO_SERVICES, ...Object.fromEntries(texts) };
}
