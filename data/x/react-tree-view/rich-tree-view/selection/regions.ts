export interface Region {
  id: string;
  label: string;
  children?: Region[];
}

/** The ids of all countries in a region, at any depth. */
export function getLeaves({ id, children }: Region): string[] {
  return children ? children.flatMap(getLeaves) : [id];
}

/** All regions that contain others. */
export function getParents(regions: Region[]): Region[] {
  return regions.flatMap((region) => (region.children ? [region, ...getParents(region.children)] : []));
}
