import { pictureField } from '#features/pictures/pictures/cms.ts'
import { defineBlockSchema } from '#features/site/blocks/cms.ts'
import { linkField } from '#features/site/links/cms.ts'

/** Source: requirement C-300. */
export const imageBanner = defineBlockSchema({
  slug: 'imageBanner',
  label: 'Picture banner',
  plural: 'Picture banners',
  group: 'Pictures and video',
  order: 70,
  sketch: [
    ['picture', 0, 6, 48, 20],
    ['heading', 4, 21, 16],
  ],
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 80,
      admin: {
        description: 'A few words at the foot of the picture; the text of the link, if there is one.',
      },
    },
    pictureField({ required: true }),
    {
      ...pictureField({ name: 'phonePicture', label: 'Picture below 768 px, on phones' }),
      admin: {
        description: 'Empty: the same picture. Screen readers read the description of the other picture.',
      },
    },
    {
      name: 'height',
      type: 'select',
      defaultValue: 'large',
      options: [
        { value: 'large', label: 'Large' },
        { value: 'slim', label: 'Slim' },
      ],
    },
    linkField({ label: 'Link of the banner', optional: true }),
  ],
})
