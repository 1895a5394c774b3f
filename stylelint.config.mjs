/** Distances of the spacing scale, in pixels; negative ones pull an element over the padding around it. */
const SPACE =
  '(?:0|-?(?:1|2|4|6|8|12|16|20|24|32|40|48|64)px|(?:72|96)px|1ch|auto|inherit|(?:var|calc|clamp|max|min)\\(.+\\))';
const spaces = [`/^${SPACE}(?: ${SPACE})*$/`];

/** Corners: four radii, or those of the element around. */
const RADIUS = '(?:0|inherit|var\\(--radius(?:-tiny|-small|-round)?\\))';

/** @type {import('stylelint').Config} */
export default {
  // A picture of fixed size, not a part of a page.
  ignoreFiles: ['src/extensions/social/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // The scales of `src/ui/shared/tokens/tokens.css`: whoever needs another value changes the scale.
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--text-(?:xs|sm|md|lg|xl|title)\\)$/', 'inherit', '0.9em'],
      'font-weight': ['400', '500', '600', '700', 'inherit'],
      '/^border(?:-.+)?-radius$/': [`/^${RADIUS}(?: ${RADIUS})*$/`],
      '/^(?:row-|column-)?gap$/': spaces,
      '/^(?:padding|margin)(?:-.+)?$/': spaces,
    },
    'at-rule-no-unknown': [true, { ignoreAtRules: ['starting-style', 'position-try', 'view-transition'] }],
    'block-no-empty': true,
    'color-no-hex': [true, { severity: 'error' }],
    'comment-no-empty': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // A second value is for browsers that do not know the first one.
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-duplicate-names': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,
  },
  overrides: [{ files: ['src/ui/shared/tokens/*.css'], rules: { 'color-no-hex': null } }],
};
