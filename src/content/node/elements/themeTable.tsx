import type { ReactNode } from 'react';

interface ThemeTableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** A table of theme values, in its own scroll container. */
export function ThemeTable({ label, head, children }: ThemeTableProps) {
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
