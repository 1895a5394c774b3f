import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { GUARD } from '../../../../src/demo/shared/liveCode';
import { guardCode } from '../../../../src/extensions/liveEditor/worker/guardCode';

function guard(script: string): string {
  return guardCode(script, parse(script, { ecmaVersion: 'latest' })).replaceAll(GUARD, 'G');
}

describe('guards', () => {
  it.each([
    ['while (true) {}', 'while (true) {G();}'],
    ['while (true) dig();', 'while (true) {G();dig();}'],
    ['while (true);', 'while (true){G();;}'],
    ['do dig(); while (true)', 'do {G();dig();} while (true)'],
    ['for (;;) for (;;) dig();', 'for (;;) {G();for (;;) {G();dig();}}'],
    ['for (const a of b) {}', 'for (const a of b) {G();}'],
    ['for (const a in b) {}', 'for (const a in b) {G();}'],
    ['function dig() { dig(); }', 'function dig() {G(); dig(); }'],
    ['const dig = () => dig();', 'const dig = () => (G(),dig());'],
    ['const dig = () => ({});', 'const dig = () => ((G(),{}));'],
    ['const dig = () => () => 1', 'const dig = () => (G(),() => (G(),1))'],
    ['for (;;) () => 1', 'for (;;) {G();() => (G(),1)}'],
    [
      'class Rake { dig() {} get size() { return 1; } }',
      'class Rake { dig() {G();} get size() {G(); return 1; } }',
    ],
    ['if (a) b();', 'if (a) b();'],
  ])('%s', (script, guarded) => {
    expect(guard(script)).toBe(guarded);
  });

  it('leave a program that works', () => {
    const script = guardCode(
      'let n = 0; for (let i = 0; i < 3; i++) [1, 2].forEach((x) => (n += x)); return n;',
      parse('let n = 0; for (let i = 0; i < 3; i++) [1, 2].forEach((x) => (n += x)); return n;', {
        ecmaVersion: 'latest',
        allowReturnOutsideFunction: true,
      }),
    );
    let calls = 0;
    expect(new Function(GUARD, script)(() => (calls += 1))).toBe(9);
    expect(calls).toBe(9);
  });
});
