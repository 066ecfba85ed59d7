import { phonePictureField, pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'

/** Source: requirements V-095 to V-098. */
export const vinChecker = defineBlockSchema({
  slug: 'vinChecker',
  label: 'Recall finder',
  plural: 'Recall finders',
  group: 'Forms',
  order: 70,
  sketch: [
    ['picture', 0, 0, 48, 24],
    ['line', 4, 4, 10],
    ['heading', 4, 7, 20],
    ['card', 4, 14, 18, 4],
    ['button', 24, 14, 10],
  ],
  fields: [
    { name: 'preTitle', type: 'text', label: 'Line above the title', localized: true, maxLength: 60 },
    {
      name: 'title',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 80,
      admin: { rows: 2, description: 'A few words; line breaks are kept.' },
    },
    { name: 'subtitle', type: 'text', localized: true, maxLength: 160 },
    pictureField({ name: 'logo', label: 'Logo', whole: true }),
    buttonsField({ maxRows: 2 }),
    pictureField({ label: 'Picture' }),
    phonePictureField(),
  ],
})
