import { memo, type CSSProperties } from 'react';
import type { ThemeNode } from '../../../../content/shared/theme/themeTree';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { Swatch } from '../../../../ui/client/Swatch';
import { Icon } from '../../../../ui/client/Icon';
import { formatMemberCount } from './formatMemberCount';
import { splitAtWords } from './search';
import styles from './ThemeViewer.module.css';
import type { Row } from './view';

interface ThemeRowProps extends Row {
  isActive: boolean;
  isMarked: boolean;
  words: readonly string[];
  resolve: (text: string) => string;
}

/** Number of an object's colors that its collapsed row shows. */
const MAX_SWATCHES = 10;

/** A row of the tree: key and value. Memoized: each arrow key would otherwise rerender a thousand rows. */
export const ThemeRow = memo(function ThemeRow(props: ThemeRowProps) {
  const { node, level, position, size, isOpen, isActive, isMarked, words, resolve } = props;
  const t = usePanelTranslate();
  return (
    <div
      role="treeitem"
      className={isMarked ? `${styles.row} ${styles.marked}` : styles.row}
      style={{ '--level': level } as CSSProperties}
      data-node={node.id}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isActive}
      aria-current={isMarked ? 'location' : undefined}
      aria-expanded={isOpen ?? undefined}
    >
      <span className={styles.chevron}>{isOpen !== null && <Icon name="chevron" />}</span>
      <span className={styles.key} dir="ltr">
        <Highlighted text={node.key} words={words} />
      </span>
      <Swatches node={node} isOpen={isOpen} resolve={resolve} />
      <span className={styles.value} data-kind={node.kind} dir={node.text ? 'ltr' : undefined}>
        {node.text ? <Highlighted text={node.text} words={words} /> : <bdi>{formatMemberCount(node, t)}</bdi>}
      </span>
    </div>
  );
});

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return splitAtWords(text, words).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}

type SwatchesProps = Pick<ThemeRowProps, 'node' | 'isOpen' | 'resolve'>;

/** A color's swatch; for a collapsed object, swatches of the colors in it. */
function Swatches({ node, isOpen, resolve }: SwatchesProps) {
  const colors = isOpen ? [] : listColors(node).slice(0, MAX_SWATCHES);
  if (colors.length === 0) return null;
  return (
    <span className={styles.swatches} aria-hidden="true">
      {colors.map(({ id, value }) => (
        <Swatch key={id} color={resolve(String(value))} />
      ))}
    </span>
  );
}

/** A color itself, or the colors that an object contains, or else the main one of each object in it. */
function listColors(node: ThemeNode): readonly ThemeNode[] {
  if (node.kind === 'color') return [node];
  const own = node.children.filter(isColor);
  return own.length > 1 ? own : node.children.flatMap((child) => findMainColor(child) ?? []);
}

function findMainColor({ children }: ThemeNode): ThemeNode | undefined {
  return children.find((child) => /^(main|500)$/.test(child.key) && isColor(child)) ?? children.find(isColor);
}

function isColor({ kind }: ThemeNode): boolean {
  return kind === 'color';
}
