import { definePreference, oneOf } from './definePreference';
import { DEFAULT_SPACING, MAX_SPACING } from './theme';

/** Whether demos use small sizes and dense margins. */
export const dense = definePreference({
  key: 'docs-dense',
  storage: 'local',
  ...oneOf(['false', 'true']),
});

/** Unit of the demos' spacing, in px. */
export const spacing = definePreference({
  key: 'docs-spacing',
  storage: 'local',
  defaultValue: DEFAULT_SPACING,
  parse(text) {
    const value = /^(0|[1-9]\d?)$/.test(text) ? Number(text) : Infinity;
    return value <= MAX_SPACING ? value : undefined;
  },
  format: String,
});
