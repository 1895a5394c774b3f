/** Address of a page as Markdown, by its public path: `/material-ui/react-button.md`; `/index.md` for the home page. */
export function getMarkdownPath(path: string): string {
  return `${trimPath(path)}.md`;
}

/** Address of the picture that social networks show with a link to a page: `/social/material-ui/react-button.png`. */
export function getSocialImagePath(path: string): string {
  return `/social${trimPath(path)}.png`;
}

function trimPath(path: string): string {
  return path === '/' ? '/index' : path.replace(/\/$/, '');
}
