/**
 * Last path segment of an API page: `TextField` → `text-field`, `Grid2` → `grid-2`, `ChartsXAxis` →
 * `charts-x-axis`.
 */
export function toApiSlug(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/**
 * Public path of a component's, hook's or interface's API page, with a trailing slash.
 * @param base where the package's API pages live, without a trailing slash: `path` of its `ApiPackage`
 */
export function getApiPath(base: string, name: string): string {
  return `${base}/${toApiSlug(name)}/`;
}
