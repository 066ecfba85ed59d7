import { defineBlockSchema, pictureCardFields, tabsField, themeField } from '#features/site/blocks/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

/** Source: requirements C-262 and C-283. */
export const tabbedCards = defineBlockSchema({
  slug: 'tabbedCards',
  label: 'Cards in tabs',
  plural: 'Cards in tabs',
  group: 'Cards',
  order: 40,
  sketch: [
    ['button', 4, 5, 8],
    ['line', 15, 6, 8],
    ['line', 26, 6, 8],
    ['picture', 4, 12, 19, 9],
    ['picture', 25, 12, 19, 9],
    ['heading', 4, 24, 10],
    ['heading', 25, 24, 10],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    tabsField([
      {
        name: 'cards',
        type: 'array',
        labels: { singular: 'Card', plural: 'Cards' },
        minRows: 1,
        maxRows: 8,
        admin: {
          initCollapsed: true,
          components: { RowLabel: rowLabel('title') },
          description: 'Two in a row; below each other on narrow screens.',
        },
        fields: pictureCardFields(),
      },
    ]),
    themeField(),
  ],
})
