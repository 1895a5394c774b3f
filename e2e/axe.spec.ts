import { findViolations } from './axe';
import { expect, test } from './test';

/** The demos and the frame are tested by the rule on every page (`e2e/gates`, `a11y.spec.ts`): it has to find these. */
for (const [what, html, isFault] of [
  [
    'a name without the number that is shown',
    '<button aria-label="Messages">Messages <b>3</b></button>',
    true,
  ],
  ['other words than those that are shown', '<a href="/" aria-label="Home">Start</a>', true],
  ['words in another order', '<button aria-label="3 unread, messages">Messages 3</button>', true],
  [
    'a card whose title alone names it',
    '<a href="/" aria-labelledby="t"><h2 id="t">Lisbon</h2><p>Trams</p></a>',
    true,
  ],
  ['a tab', '<div role="tablist"><button role="tab" aria-label="Inbox, 3 new">Inbox3</button></div>', true],
  ['the text, and more', '<button aria-label="Messages 3 unread">Messages <b>3</b></button>', false],
  [
    'the text in other letters and with other signs',
    '<button aria-label="save – now">Save now!</button>',
    false,
  ],
  ['an icon', '<button aria-label="Close"><svg width="8" height="8"></svg></button>', false],
  ['a text that is hidden', '<button aria-label="Close"><span hidden>x</span>Close</button>', false],
] as const) {
  test(`${what}: the name of a control ${isFault ? 'lacks' : 'has'} what it shows`, async ({ page }) => {
    await page.setContent(`<html lang="en"><title>Names</title><main><h1>Names</h1>${html}</main></html>`);
    const rules = (await findViolations(page)).map(({ rule }) => rule);
    expect(rules).toEqual(isFault ? ['label-content-name-mismatch'] : []);
  });
}
