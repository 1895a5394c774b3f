/** Names that are shorter than this fit into any column, in characters. */
const SHORT_NAME = 13;

/** The words of a long name, such as `disableRowSelectionOnClick`: between them a line may break. */
export function breakName(name: string): string[] {
  return name.length < SHORT_NAME ? [name] : name.split(/(?<=[a-z])(?=[A-Z])/);
}
