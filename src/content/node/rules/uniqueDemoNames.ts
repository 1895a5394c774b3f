import { createError } from '../../../base/node/diagnostic';
import { toDemoKey } from '../facts/demoPages';
import type { PageRule } from '../facts/rule';

/** No two pages of a product have demos of the same name: searches and links would not tell them apart. */
export const uniqueDemoNames: PageRule = {
  name: 'uniqueDemoNames',
  stops: 'ci',
  check({ file, section, demos }, { demoPages }) {
    return demos.flatMap(({ name, line }) => {
      const [other] = (demoPages.get(toDemoKey(section, name)) ?? []).filter((page) => page !== file);
      if (other === undefined) return [];
      const reason = `The demo ${name} has the name of a demo of ${other}.`;
      const fix =
        'Begin the name with the component or the title of the page, and keep the old one as an alias.';
      return [createError(file, line, reason, fix)];
    });
  },
};
