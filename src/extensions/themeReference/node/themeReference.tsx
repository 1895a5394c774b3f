import type { ComponentType } from 'react';
import { FontSizeChart } from './fontSizeChart';
import { IntentionColors } from './intentionColors';
import { SpacingScale } from './spacingScale';
import { ThemeCalls } from './themeCalls';
import { TypeScale } from './typeScale';

interface ThemeReferenceProps {
  of: string;
  /** For `calls`: a function of the theme, or an object with functions. */
  path?: string;
}

const PARTS: Readonly<Record<string, ComponentType>> = {
  intentions: IntentionColors,
  typeScale: TypeScale,
  fontSizes: FontSizeChart,
  spacing: SpacingScale,
};

/**
 * A part of Material UI's default theme, generated from the theme itself at build time.
 * @throws Error when there is no such part
 */
export function ThemeReference({ of, path }: ThemeReferenceProps) {
  if (of === 'calls' && path) return <ThemeCalls path={path} />;
  const Part = PARTS[of];
  if (Part) return <Part />;
  const parts = Object.keys(PARTS).join(', ');
  throw new Error(
    `<ThemeReference of="${of}">: write one of ${parts}, or calls with the path of a function.`,
  );
}
