import { STAGES, type Artefact } from './documents/artefact';

/**
 * Artefacts in the order in which they can be made: by stage, and within one after what they need; otherwise as listed.
 * @throws Error for a name that is taken, and for a need that is unknown, later, or circular
 */
export function orderArtefacts(artefacts: readonly Artefact[]): readonly Artefact[] {
  const byName = new Map(artefacts.map((artefact) => [artefact.name, artefact]));
  if (byName.size < artefacts.length) throw new Error('Two artefacts have the same name.');
  const ordered = new Set<Artefact>();
  const place = (artefact: Artefact, trail: readonly string[]): void => {
    const { name, stage, needs = [] } = artefact;
    if (trail.includes(name)) throw new Error(`Artefacts need each other: ${[...trail, name].join(' → ')}.`);
    for (const need of needs) {
      const needed = byName.get(need);
      if (!needed) throw new Error(`The artefact "${name}" needs "${need}", which does not exist.`);
      if (STAGES.indexOf(needed.stage) > STAGES.indexOf(stage)) {
        throw new Error(`The artefact "${name}" needs "${need}", which is made in a later stage.`);
      }
      place(needed, [...trail, name]);
    }
    ordered.add(artefact);
  };
  for (const stage of STAGES) {
    for (const artefact of artefacts) if (artefact.stage === stage) place(artefact, []);
  }
  return [...ordered];
}
