import { z } from 'zod';

const finding = z.object({
  file: z.string(),
  line: z.number(),
  severity: z.enum(['error', 'warning']),
  reason: z.string(),
  cure: z.string(),
});

/** What each part of an examination tells about a copy of the site, as the part writes it into a file. */
export const examinationSchema = z.object({
  /** The API by page and field, as `data/apiSummary.json` has it. */
  api: z.record(z.string(), z.record(z.string(), z.string())),
  /** Facts that could not be read in the packages. */
  unread: z.array(z.string()),
  /** What the checks of content say. */
  claims: z.array(finding),
  /** Guides, with the API pages that they document or link to. */
  guides: z.array(z.object({ file: z.string(), documents: z.array(z.string()) })),
  /** What does not compile, of demos and of the site itself. */
  compilation: z.array(finding),
  /** Uses of what is deprecated in demos. */
  deprecations: z.array(finding),
  /** Demos that the build could not render, and what they print. */
  rendering: z.array(finding),
  /** Demos that crash in a document, and what they print there. */
  mounting: z.array(finding),
  /** Bytes after gzip, by package and export. */
  sizes: z.record(z.string(), z.number()),
});

/** A copy of the site with the versions of its packages. */
export type Examination = z.infer<typeof examinationSchema>;

/** What one part of an examination finds out. */
export type ExaminationPart = Partial<Examination>;
