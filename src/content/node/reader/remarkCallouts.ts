import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
// Adds the types of the extensions in a processor's data.
import type {} from 'remark-parse';
import type { Processor } from 'unified';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether a line of colons closes it; without one, it ends where its parent ends. */
    isClosed?: boolean;
  }
}

/**
 * Adds callouts (`:::info`), which are container directives. Text and leaf directives are left out: with
 * them, `a:hover`, `4.5:1` and a lone `::before` would be directives, too.
 */
export function remarkCallouts(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  // Of the flow constructs, only container directives are `concrete`.
  const containers = Object.entries(flow).map(([code, kinds]) => [
    code,
    [kinds].flat().filter((kind) => kind?.concrete),
  ]);
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: Object.fromEntries(containers) }];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown(),
    {
      enter: {
        directiveContainerFence() {
          const node = this.stack.at(-1);
          // The first fence opens it, the second closes it.
          if (node?.type === 'containerDirective') node.data = { isClosed: node.data !== undefined };
        },
      },
    },
  ];
}
