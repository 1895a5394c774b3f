import { compressToBase64 } from 'lz-string';
import { toFileName, toWords, type DemoSource } from '../../../demo/shared/demo';
import type { DemoControl } from '../../../demo/client/block/control';
import { createSandbox, type Sandbox } from '../shared/createSandbox';
import { readCode } from '../../../demo/client/block/readCode';
import { toText } from '../../../ui/client/toText';

/** An online sandbox. */
export type Host = 'stackblitz' | 'codesandbox';

/**
 * Opens a demo, in the language that the reader sees, in an online sandbox in a new tab.
 * @throws Error if its source cannot be loaded
 */
export async function openSandbox(host: Host, control: DemoControl): Promise<void> {
  const { demo, current, variant } = control;
  const source = await control.loadSource();
  const { code } = await readCode(control);
  const title = `${toWords(demo.name)} - ${current.page?.title ?? current.site.name}`;
  const sandbox = createSandbox({
    title,
    code: `${code}\n`,
    language: variant,
    theme: current.product.demoTheme,
    files: readFiles(source, variant),
    packages: source.packages,
  });
  const address = current.site.sandboxes[host];
  if (host === 'stackblitz') {
    post(
      `${address}?file=${sandbox.main}`,
      toStackBlitz(sandbox, title, current.site.url + (current.page?.path ?? '/')),
    );
  } else {
    post(`${address}?environment=server`, toCodeSandbox(sandbox));
  }
}

function readFiles({ files }: DemoSource, variant: 'TS' | 'JS'): Record<string, string> {
  const texts = files.map(({ name, full, javascript }) => [
    toFileName(name, variant),
    `${toText((variant === 'JS' && javascript) || full)}\n`,
  ]);
  return Object.fromEntries(texts);
}

/** Form fields for StackBlitz: one per file. */
export function toStackBlitz({ files }: Sandbox, title: string, description: string): Record<string, string> {
  const fields = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(fields),
  };
}

/** Form fields for CodeSandbox: all files in one, compressed and encoded as URL-safe base64. */
export function toCodeSandbox({ files, main }: Sandbox): Record<string, string> {
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
  return {
    parameters: parameters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    query: `file=/${main}`,
  };
}

/** Posts a form to a new tab, because the data is too long for a URL. */
function post(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
