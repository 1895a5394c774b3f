import { data } from '../../../page/shared/attributes';
import { CopyButton } from '../../../content/node/elements/codeElements';
import { ProductMark } from '../../../content/node/elements/ProductMark';
import { parseFence } from '../../../content/node/reader/fence';
import { loadLibraries } from './libraries';

/**
 * Creates the element that shows the command that installs each library, with the package manager that the
 * reader has chosen.
 */
export async function createInstalls() {
  const libraries = await loadLibraries();
  return () => (
    <ul className="installs ui-block ui-list ui-columns">
      {libraries.map(({ entry, install }) => {
        const fence = parseFence(install, 'install', '');
        return (
          <li key={entry.id} {...data({ accent: entry.accent })}>
            <ProductMark mark={entry.mark} />
            <a href={entry.href}>{entry.name}</a>
            <div className="code-tabs">
              {fence.kind === 'tabs' &&
                fence.tabs.map(({ label, html }) => (
                  <div key={label} className="code-block" {...data({ panel: label, code: true, md: 'code' })}>
                    <pre tabIndex={0} role="group" aria-label={`${entry.name}, ${label}`}>
                      <code className="language-bash" dangerouslySetInnerHTML={{ __html: html }} />
                    </pre>
                    <CopyButton />
                  </div>
                ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
