import { describe, expect, it } from 'vitest';
import { demoTemplates, fillTemplate, matchesTemplate } from '../../../src/demo/node/demoTemplates';

describe('templates of the documents of demos', () => {
  it('there is one for each form', () => {
    for (const theme of ['material', 'joy', 'none'] as const)
      for (const hasMain of [true, false])
        for (const hasTitle of [true, false])
          expect(
            demoTemplates.filter((one) => matchesTemplate({ theme, hasMain, hasTitle }, one)),
          ).toHaveLength(1);
  });

  it('each has an address of its own', () => {
    expect(new Set(demoTemplates.map(({ path }) => path)).size).toBe(demoTemplates.length);
  });

  const demo = {
    title: 'Rake & "spade" </title>',
    layout: 'bleed',
    name: 'Rake/css',
    html: '<p>$& %demo-title% %demo-sheets%</p>',
    sheets: '<style>.a>b{}</style>',
  } as const;

  it.each([
    ['<title>%demo-title%</title>', '<title>Rake &amp; &quot;spade&quot; &lt;/title&gt;</title>'],
    [
      '<i data-layout="%demo-layout%" data-name="%demo-name%">',
      '<i data-layout="bleed" data-name="Rake/css">',
    ],
    ['<div>%demo-html%</div>', '<div><p>$& %demo-title% %demo-sheets%</p></div>'],
    ['%demo-sheets%%demo-sheets%', '<style>.a>b{}</style><style>.a>b{}</style>'],
    ['100 %demo and %demo-other%', '100 %demo and %demo-other%'],
  ])('%s becomes %s', (template, html) => {
    expect(fillTemplate(template, demo)).toBe(html);
  });
});
