/** Splits a long name, such as `disableRowSelectionOnClick`, into words, between which a line may break. */
export function breakName(name: string): string[] {
  return /\S{13}/.test(name) ? name.split(/(?<=[a-z])(?=[A-Z])/) : [name];
}
