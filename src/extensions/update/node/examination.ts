import { z } from 'zod';

const diagnostic = z.object({
  file: z.string(),
  line: z.number(),
  severity: z.enum(['error', 'warning']),
  reason: z.string(),
  fix: z.string(),
});

/** What the parts of an examination report about a copy of the site, as each part writes it to a file. */
export const examinationSchema = z.object({
  /** The API by page and field, as `data/apiSummary.json` has it. */
  api: z.record(z.string(), z.record(z.string(), z.string())),
  /** Facts that could not be read from the packages. */
  unread: z.array(z.string()),
  /** Diagnostics of the content checks. */
  claims: z.array(diagnostic),
  /** Guides, with the API pages that they document or link to. */
  guides: z.array(z.object({ file: z.string(), documents: z.array(z.string()) })),
  /** What does not compile in demos and in the site itself. */
  compilation: z.array(diagnostic),
  /** Uses in demos of what is deprecated. */
  deprecations: z.array(diagnostic),
  /** Demos that the build could not render, and what they print. */
  rendering: z.array(diagnostic),
  /** Demos that crash in a document, and what they print there. */
  mounting: z.array(diagnostic),
  /** Bytes after gzip, by package and export. */
  sizes: z.record(z.string(), z.number()),
});

/** The result of examining a copy of the site, with the package versions installed in it. */
export type Examination = z.infer<typeof examinationSchema>;

/** The result of one part of an examination. */
export type ExaminationPart = Partial<Examination>;
