import { readEnv } from '../src/base/shared/env';
import type { Services } from '../src/site/shared/services';
import { site } from './site';

/** Whether readers' service workers are removed: the kill switch. */
export const isWorkerOff = readEnv('SERVICE_WORKER') === 'off';

/** What this deployment adds to the site, each by an environment variable; nothing by default. */
export const services: Partial<Services> = {
  docsDomain: hasWorker() ? (readEnv('NEXT_PUBLIC_DOCS_DOMAIN') ?? 'atlas.example.com') : undefined,
  analyticsId: readText('ANALYTICS_ID', /^[\w-]+$/, 'letters, digits and dashes'),
  adScript: readAddress('AD_SCRIPT'),
  adSoldOutLink: readAddress('AD_SOLD_OUT_LINK'),
  adFeed: readAddress('AD_FEED'),
  feedbackEndpoint: readAddress('FEEDBACK_ENDPOINT'),
  newIssue: site.repository ? `${site.repository}/issues/new` : undefined,
  licenseKey: readEnv('MUI_X_LICENSE_KEY'),
};

/** `next dev` has no worker, and neither has a build that removes it. */
function hasWorker(): boolean {
  return readEnv('NODE_ENV') === 'production' && !isWorkerOff;
}

/** @throws Error when the value is not of the form; the build says which variable to mend */
function readText(name: string, form: RegExp, description: string): string | undefined {
  const value = readEnv(name);
  if (value === undefined || form.test(value)) return value;
  throw new Error(`${name}="${value}" is refused: it has to be ${description}. Mend or unset the variable.`);
}

/** An address over https, a path of this site, or one on this machine; a backslash would be a second slash. */
function readAddress(name: string): string | undefined {
  return readText(
    name,
    /^(https:\/\/|http:\/\/localhost[:/]|\/(?!\/))[^\s\\]+$/,
    'an https address, or a path that starts with one slash',
  );
}
