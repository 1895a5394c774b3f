// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { writePolicy } from '../../../../src/export/node/policy/documentPolicy';

const POLICY = `default-src 'self'; script-src 'self' 'sha256-a+b/c=' 'unsafe-eval'; base-uri 'none'`;

/** Writes the element into the head of a document and runs it; returns the policy that is then there. */
function read(html: string): string | null {
  document.head.innerHTML = html;
  const script = document.head.querySelector('script');
  if (script) new Function(script.text)();
  return (
    document.head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? null
  );
}

beforeEach(() => document.head.replaceChildren());

describe('the element that gives a document its policy', () => {
  it('has it as it is in a page', () => {
    expect(read(writePolicy(POLICY, 'page'))).toBe(POLICY);
  });

  it("names the origin of whatever host beside each 'self' in a demo's document, which may be framed without one", () => {
    const { origin } = location;
    expect(origin).toMatch(/^http:/);
    expect(read(writePolicy(POLICY, 'demo'))).toBe(
      `default-src 'self' ${origin}; script-src 'self' ${origin} 'sha256-a+b/c=' 'unsafe-eval'; base-uri 'none'`,
    );
  });
});
