import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirement V-134. */
export const newsletterForm = defineBlockSchema({
  slug: 'newsletterForm',
  label: 'Newsletter form',
  plural: 'Newsletter forms',
  group: 'Forms',
  order: 80,
  sketch: [
    ['heading', 4, 5, 20],
    ['line', 4, 10, 26],
    ['card', 4, 14, 18, 5],
    ['card', 26, 14, 18, 5],
    ['button', 4, 23, 12],
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    {
      name: 'introduction',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'What the newsletter is about, and how often it comes.' },
    },
  ],
})
