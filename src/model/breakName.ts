/** The words of a long name, such as `disableRowSelectionOnClick`: between them a line may break. Shorter ones fit. */
export function breakName(name: string): string[] {
  return /\S{13}/.test(name) ? name.split(/(?<=[a-z])(?=[A-Z])/) : [name];
}
