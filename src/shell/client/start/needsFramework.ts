import { INTERACTED } from '../../../base/client/firstInteraction';
import { selectData } from '../../../page/shared/attributes';
import { findDemoInHash } from '../../../page/shared/demoLink';
import { datasetOf } from '../../../base/client/dataset';
import { hasEdits } from '../../../demo/client/edits/findEdit';
import { findParentRoot } from '../preferences/parentPage';
import { codeStyling } from '../preferences/codeStyling';
import { codeVariant } from '../preferences/codeVariant';
import { languageChoice } from '../preferences/language';
import { isInitialLook } from '../preferences/theme';

/** Demos, in the page or in frames of their own, and tools that change them. */
const DEMOS = `${selectData('demo-root')}, iframe, ${selectData('tool')}`;

/** Whether this reader should see something other than the page's HTML, which is the same for everybody. */
export function needsFramework(root: Document): boolean {
  // In a frame, a demo waits for the first action on the page around it, like all demos.
  const isWaiting = findParentRoot()?.hasAttribute(INTERACTED) === false;
  if (
    isChosen(languageChoice) ||
    (root.querySelector(selectData('needs-framework')) && !isWaiting) ||
    isReadByTool(root, new URLSearchParams(location.search)) ||
    // Its escapes may differ from those of the id: `shell/client/behaviors/anchors.ts`.
    /%\w/.test(location.hash)
  ) {
    return true;
  }
  if (!root.querySelector(DEMOS)) return false;
  const link = findDemoInHash(location.hash);
  return (
    isChosen(codeVariant) ||
    isChosen(codeStyling) ||
    !isInitialLook() ||
    hasEdits() ||
    Boolean(link?.isOpen || link?.isStyled)
  );
}

/** Whether a tool of the page reads one of the address's parameters. */
function isReadByTool(root: Document, query: URLSearchParams): boolean {
  const tools = [...root.querySelectorAll<HTMLElement>(selectData('reads-query'))];
  return tools.some((tool) =>
    datasetOf(tool)
      .readsQuery?.split(' ')
      .some((name) => query.has(name)),
  );
}

function isChosen<Value>({
  store,
  defaultValue,
}: {
  store: { get: () => Value };
  defaultValue: Value;
}): boolean {
  return store.get() !== defaultValue;
}
