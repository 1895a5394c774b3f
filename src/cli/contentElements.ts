import { z } from 'zod';
import { pageElements } from '../content/node/elements';
import { runMain } from './process/run.mjs';

// Lists the elements that pages can use: `npm run content:elements`.

await runMain(async () => {
  for (const { name, purpose, example, attributes, place } of pageElements.values()) {
    console.log(`<${name}>${place === 'top' ? ', on a line of its own at the top level' : ''}`);
    console.log(`  ${purpose}`);
    console.log(`  ${example}`);
    for (const [key, schema] of Object.entries(attributes.shape)) {
      console.log(
        `    ${key}${schema.safeParse(undefined).success ? '' : ' (required)'}${listValues(schema)}`,
      );
    }
    console.log('');
  }
});

/** The values of an attribute that has a fixed set of them. */
function listValues(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodEnum) return `: ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return listValues(schema.unwrap());
  }
  return '';
}
