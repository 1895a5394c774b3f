import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Island } from '../../../demo/client/island/Island';
import { createStyleCache } from '../../../demo/client/island/styleCache';
import { DemoTheme as JoyTheme } from '../../../demo/client/themes/joy';
import { DemoTheme as MaterialTheme } from '../../../demo/client/themes/material';
import { DemoTheme as NoTheme } from '../../../demo/client/themes/none';
import type { DemoTheme } from '../../../site/shared/product';

const themes = { material: MaterialTheme, joy: JoyTheme, none: NoTheme };

/** How long the effects and timers of a demo get to run, in ms. */
const MOUNTED_MS = 10;

/**
 * Shows a demo in the document for a moment, as a browser does, with its effects.
 * @throws Error when the demo crashes
 */
export async function mountDemo(Demo: ComponentType, theme: DemoTheme): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const crashes: Error[] = [];
  try {
    const island = (
      <Island
        cache={createStyleCache()}
        DemoTheme={themes[theme]}
        Demo={Demo}
        onError={(error) => crashes.push(error)}
      />
    );
    flushSync(() => root.render(island));
    await new Promise((resolve) => setTimeout(resolve, MOUNTED_MS));
  } finally {
    root.unmount();
    container.remove();
  }
  const [crash] = crashes;
  if (crash) throw crash;
}
