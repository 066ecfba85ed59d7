import {
  followsDaylightField,
  phonePictureField,
  pictureField,
  videoField,
} from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { buttonsField, linkField } from '#features/site/links/cms.ts'

const hasVideo = (_: unknown, banner: { hasVideo?: boolean | null }) => banner?.hasVideo === true

/** Source: requirements C-047 to C-049, C-256 and V-098. */
export const heroBanner = defineBlockSchema({
  slug: 'heroBanner',
  label: 'Banner',
  plural: 'Banners',
  group: 'Opening',
  order: 10,
  sketch: [
    ['picture', 0, 0, 48, 24],
    ['heading', 4, 6, 18],
    ['line', 4, 11, 14],
    ['button', 4, 15, 8],
  ],
  fields: [
    {
      name: 'title',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 80,
      admin: {
        rows: 2,
        description:
          'A few words; line breaks are kept. In the first section of a page this is the main heading.',
      },
    },
    { name: 'subtitle', type: 'text', localized: true, maxLength: 160 },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'At most two or three sentences, shown on the picture.' },
    },
    buttonsField(),
    pictureField({ label: 'Picture' }),
    phonePictureField(),
    followsDaylightField('picture'),
    { name: 'hasVideo', type: 'checkbox', label: 'A button that plays a video', defaultValue: false },
    // Payload does not validate a hidden field, which would require a file.
    { ...videoField(), admin: { condition: hasVideo } },
    {
      type: 'collapsible',
      label: 'Variations of an A/B test',
      admin: {
        initCollapsed: true,
        condition: hasVideo,
        description:
          'The script of the test sets variation-1 or variation-2. These links replace the video then.',
      },
      fields: [
        linkField({ name: 'testDriveLink', label: 'Variation 1: Book A Test Drive', optional: true }),
        linkField({ name: 'enquireLink', label: 'Variation 2: Enquire Now', optional: true }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'height',
          type: 'select',
          defaultValue: 'large',
          options: [
            { value: 'large', label: 'Large' },
            { value: 'small', label: 'Small' },
          ],
          admin: {
            width: '50%',
            description: 'The first section of the home page always fills the window.',
          },
        },
        {
          name: 'textTheme',
          type: 'select',
          label: 'Text',
          defaultValue: 'light',
          options: [
            { value: 'light', label: 'Light, on a dark overlay' },
            { value: 'dark', label: 'Dark, on a light overlay' },
          ],
          admin: { width: '50%' },
        },
      ],
    },
  ],
})
