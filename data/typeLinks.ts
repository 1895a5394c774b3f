/** Where types that are not the documented libraries' own are defined; `*` stands for the type's name. */
export const typeLinks: readonly { readonly types: RegExp; readonly href: string }[] = [
  // Elements and events of the browser.
  {
    types:
      /^(?:HTML\w*Element|SVG\w*Element|Element|Node|Document|DocumentFragment|ShadowRoot|Window|Event|EventTarget|File|FileList|Intl\.\w+|DOMRect|(?:Mouse|Touch|Keyboard|Focus|Pointer|Wheel|Input|Drag|Clipboard)Event)$/,
    href: 'https://developer.mozilla.org/docs/Web/API/*',
  },
  {
    types: /^(?:Date|Promise|Map|Set|RegExp|Error)$/,
    href: 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/*',
  },
  // What the types of React mean, in React's own words.
  {
    types: /^React\.(?:ReactNode|ReactElement|JSX\.Element)$/,
    href: 'https://react.dev/learn/typescript#typing-children',
  },
  { types: /^React\.CSSProperties$/, href: 'https://react.dev/learn/typescript#typing-style-props' },
  {
    types: /^React\.(?:\w*Event|\w*EventHandler)$/,
    href: 'https://react.dev/learn/typescript#typing-dom-events',
  },
];
