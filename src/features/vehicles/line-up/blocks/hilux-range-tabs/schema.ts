import { pictureField, videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema, tabsField, themeField } from '#features/site/blocks/cms.ts'
import { buttonsField, linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

const hasVideo = (_: unknown, block: { hasVideo?: boolean | null }) => block?.hasVideo === true

/** Source: requirements C-263, C-293, C-294 and C-353 to C-355. */
export const hiluxRangeTabs = defineBlockSchema({
  slug: 'hiluxRangeTabs',
  label: 'Hilux models in tabs',
  plural: 'Hilux models in tabs',
  group: 'Vehicles',
  order: 10,
  sketch: [
    ['button', 4, 5, 8],
    ['line', 15, 6, 8],
    ['line', 26, 6, 8],
    ['picture', 4, 12, 40, 11],
    ['heading', 4, 26, 12],
    ['button', 34, 26, 10],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    tabsField([
      {
        name: 'cards',
        type: 'array',
        labels: { singular: 'Model', plural: 'Models' },
        minRows: 1,
        maxRows: 3,
        admin: {
          initCollapsed: true,
          components: { RowLabel: rowLabel('name') },
          description: 'On the page of one of these models its tab is open at first.',
        },
        fields: [
          { name: 'name', type: 'text', required: true, localized: true, maxLength: 80 },
          { name: 'text', type: 'textarea', localized: true, maxLength: 300 },
          linkField({ label: 'Page of the model', optional: true }),
          {
            name: 'pictures',
            type: 'array',
            labels: { singular: 'Picture', plural: 'Pictures' },
            maxRows: 3,
            admin: { initCollapsed: true },
            fields: [pictureField({ required: true })],
          },
          buttonsField(),
        ],
      },
    ]),
    { name: 'hasVideo', type: 'checkbox', label: 'A button that plays a video', defaultValue: false },
    // Payload does not validate a hidden field, which would require a file.
    { ...videoField(), admin: { condition: hasVideo } },
    themeField(),
  ],
})
