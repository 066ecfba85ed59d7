import type { Field } from 'payload'

/** Title, introduction and feed of a section of articles. */
export function feedSectionFields(defaultTitle: string): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: `“${defaultTitle}” when empty.` },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the title.' },
    },
    {
      name: 'feed',
      type: 'relationship',
      relationTo: 'article-feeds',
      admin: { description: 'Empty: the newest articles of our own magazine.' },
    },
  ]
}
