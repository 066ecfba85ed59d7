import { pictureField, videoField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema, tabsField, themeField } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { richTextField } from '#platform/fields/rich-text-field.ts'

const hasVideo = (_: unknown, tab: { hasVideo?: boolean | null }) => tab?.hasVideo === true

/** Source: requirements C-261, C-283 and C-292. */
export const tabbedTextWithImage = defineBlockSchema({
  slug: 'tabbedTextWithImage',
  label: 'Texts with pictures in tabs',
  plural: 'Texts with pictures in tabs',
  group: 'Text',
  order: 40,
  sketch: [
    ['button', 4, 5, 8],
    ['line', 15, 6, 8],
    ['line', 26, 6, 8],
    ['heading', 4, 14, 14],
    ['line', 4, 19, 16],
    ['line', 4, 22, 12],
    ['picture', 24, 12, 20, 16],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    tabsField([
      pictureField({ name: 'headerLogo', label: 'Logo above the title' }),
      { name: 'title', type: 'text', localized: true, maxLength: 120 },
      { name: 'subtitle', type: 'text', localized: true, maxLength: 160 },
      richTextField('description', 'Text'),
      pictureField(),
      {
        name: 'hasVideo',
        type: 'checkbox',
        label: 'A video in place of the picture',
        defaultValue: false,
        admin: { description: 'The picture is then what the video shows before it plays.' },
      },
      // Payload does not validate a hidden field, which would require a file.
      { ...videoField(), admin: { condition: hasVideo } },
      buttonsField(),
    ]),
    themeField(),
  ],
})
