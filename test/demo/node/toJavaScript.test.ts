import { describe, expect, it } from 'vitest';
import { runInTemporaryFolder } from '../../temporaryFolder';

runInTemporaryFolder({ '.prettierrc': '{ "singleQuote": true }' });

/** Imported in the test, because the cache is in the folder where it starts. */
const convert = async (code: string) => {
  const { toJavaScript } = await import('../../../src/demo/node/toJavaScript');
  return toJavaScript(code, `${process.cwd()}/data/garden/Rake.tsx`);
};

const TYPED = `import * as React from 'react';
import { Rake, type RakeProps } from 'garden';

// How many teeth a rake has.
type Teeth = 8 | 12;

/** A rake in a corner. */
const corner = { teeth: 12, text: \`one

two\` } as const;

export default function Corner(props: RakeProps) {
  // @ts-expect-error The types are late.
  const [teeth, setTeeth] = React.useState<Teeth>(corner.teeth);

  return (
    <div>
      One

      <Rake {...props} teeth={teeth} onClick={(event: React.MouseEvent) => setTeeth(8)} />
    </div>
  );
}
`;

describe('the JavaScript of a demo', () => {
  it('has no types, and keeps comments, blank lines and the form', async () => {
    expect(await convert(TYPED)).toBe(`import * as React from 'react';
import { Rake } from 'garden';

/** A rake in a corner. */
const corner = {
  teeth: 12,
  text: \`one

two\`,
};

export default function Corner(props) {
  const [teeth, setTeeth] = React.useState(corner.teeth);

  return (
    <div>
      One
      <Rake {...props} teeth={teeth} onClick={(event) => setTeeth(8)} />
    </div>
  );
}
`);
  });

  it('is the same text where the demo has no types', async () => {
    const code = `import Rake from 'garden';\n\nexport default function Plain() {\n  return <Rake />;\n}\n`;
    expect(await convert(code)).toBe(code);
  });

  it('names file and line of code that is none', async () => {
    await expect(convert('const a = 1;\nconst = 2;\n')).rejects.toThrow(/^data\/garden\/Rake\.tsx:2: /);
  });
});
