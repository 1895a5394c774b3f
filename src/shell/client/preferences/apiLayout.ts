import { definePreference, oneOf } from './definePreference';

const layouts = oneOf(['table', 'expanded', 'collapsed']);

/** How each section of an API page is laid out. */
export const apiLayouts = {
  props: definePreference({
    key: 'apiPage_props',
    storage: 'local',
    attribute: 'data-api-props',
    ...layouts,
  }),
  slots: definePreference({
    key: 'apiPage_slots',
    storage: 'local',
    attribute: 'data-api-slots',
    ...layouts,
  }),
  classes: definePreference({
    key: 'apiPage_classes',
    storage: 'local',
    attribute: 'data-api-classes',
    ...layouts,
  }),
};
