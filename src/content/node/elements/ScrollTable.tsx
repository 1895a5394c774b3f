import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** A table with a name, in its own scroll container. */
export function ScrollTable({ label, head, children }: ScrollTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
