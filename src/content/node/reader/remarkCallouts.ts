import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
// It says which types of extensions a processor has.
import type {} from 'remark-parse';
import type { Processor } from 'unified';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether a line of colons ends it; without one it ends with what it stands in. */
    isClosed?: boolean;
  }
}

/**
 * Adds callouts (`:::info`), one of the three kinds of directives. With the other two, `a:hover`, `4.5:1` and a lone
 * `::before` would be directives, too.
 */
export function remarkCallouts(this: Processor): void {
  const data = this.data();
  const { flow = {} } = directive();
  // Of the kinds that begin a line, only containers are made of whole lines.
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
          // The first fence begins it, the second ends it.
          if (node?.type === 'containerDirective') node.data = { isClosed: node.data !== undefined };
        },
      },
    },
  ];
}
