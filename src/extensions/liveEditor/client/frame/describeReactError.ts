/** Messages for the numbered errors of React's production build that readers are likely to cause. */
const MEANINGS: Readonly<Record<string, (argument: string) => string>> = {
  31: (found) => `${capitalize(found)} cannot be shown as it is: show a text, a number or an element of it.`,
  130: (type) => `An element's type is ${type}, not a component: check how it is imported and exported.`,
  185: () => 'State is set again after every render, without end: give the effect its dependencies.',
  300: () => 'Fewer hooks than in the render before: call no hook after an early return.',
  301: () => 'State is set in every render, without end: set it in an event handler or an effect.',
  310: () => 'More hooks than in the render before: call no hook in a condition, a loop or after a return.',
  321: () => 'A hook is called outside of a component.',
};

const NUMBERED = /^Minified React error #(\d+)(?:;.*?[?&]args(?:\[\]|%5B%5D)=([^&\s]*))?/;

/** Explains an error of React; `null` for all others. */
export function describeReactError(message: string): string | null {
  const [, number = '', argument = ''] = NUMBERED.exec(message) ?? [];
  if (!Object.hasOwn(MEANINGS, number)) return null;
  return MEANINGS[number]?.(decode(argument)) ?? null;
}

function decode(argument: string): string {
  try {
    return decodeURIComponent(argument);
  } catch {
    // The reader's code can throw anything, even objects that look like an error of React.
    return argument;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
