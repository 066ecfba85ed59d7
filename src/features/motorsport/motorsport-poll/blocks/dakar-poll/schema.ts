import { defineBlockSchema } from '#features/site/blocks/cms.ts'

/** Source: requirements C-106 and C-107. */
export const dakarPoll = defineBlockSchema({
  slug: 'dakarPoll',
  label: 'Question of the day',
  plural: 'Questions of the day',
  group: 'Racing',
  order: 160,
  sketch: [
    ['heading', 4, 3, 22],
    ['card', 4, 9, 40, 4],
    ['card', 4, 14, 40, 4],
    ['button', 4, 20, 10],
  ],
  fields: [
    {
      name: 'preTitle',
      type: 'text',
      label: 'Line above the question',
      localized: true,
      maxLength: 60,
      admin: {
        description: 'Question of the day when empty. The question itself is in Content, Poll questions.',
      },
    },
  ],
})
