import type { ComponentApi } from '../../shared/api';
import { toLink } from './Markdown';

/** What a component accepts besides the props of its list. */
export function PropNotes({ component }: { component: ComponentApi }) {
  const { name, spreadsProps, nativeElement, refType, acceptsSystemProps, inherits } = component;
  return (
    <>
      {spreadsProps && (
        <p>
          Further props go to the root
          {inherits ? (
            <>
              , which is <a {...toLink(inherits.href)}>{inherits.name}</a>
            </>
          ) : (
            nativeElement !== null && (
              <>
                {' '}
                element, <code>&lt;{nativeElement}&gt;</code>
              </>
            )
          )}
          .
          {acceptsSystemProps &&
            ' All system properties, such as margins and colors, are also accepted as props.'}
        </p>
      )}
      <p>
        {refType === null ? (
          `${name} cannot hold a ref.`
        ) : (
          <>
            A <code>ref</code> points to the root, <code>{refType}</code>.
          </>
        )}
      </p>
    </>
  );
}
