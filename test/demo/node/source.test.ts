import { describe, expect, it } from 'vitest';
import { getDemoSource } from '../../../src/demo/node/source';

const toText = (html: string | null) => html?.replace(/<[^>]+>/g, '');

const getSource = (code: string) => getDemoSource(code, `${process.cwd()}/data/garden/Rake.tsx`);

const RAKE = `import Button from '@mui/material/Button';

export default function Rake() {
  return (
    <div>
      <Button variant="text">Rake</Button>
      <Button>More</Button>
    </div>
  );
}
`;

describe('getDemoSource', () => {
  it('highlights the whole file, without its last line break', async () => {
    const { full } = await getSource(RAKE);
    expect(full).toContain('<span class="t-keyword">export</span>');
    expect(toText(full)).toBe(
      RAKE.trimEnd().replace(/[<>"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign),
    );
  });

  it('shows the part worth reading first, from the left edge', async () => {
    expect(toText((await getSource(RAKE)).preview)).toBe(
      '&lt;Button variant=&quot;text&quot;&gt;Rake&lt;/Button&gt;\n&lt;Button&gt;More&lt;/Button&gt;',
    );
  });

  it('moves a preview to the left edge whose comment is longer than a line', async () => {
    const code = RAKE.replace('      <Button>More', '      {/* two\n          lines */}\n      <Button>More');
    expect(toText((await getSource(code)).preview)).toMatch(
      /^&lt;Button .*\n\{\/\* two\n {4}lines \*\/\}\n&lt;Button/,
    );
  });

  it('has no preview where the file has none', async () => {
    expect((await getSource('export const a = 1;\n')).preview).toBeNull();
  });
});
