import type { Field } from 'payload'
import { buttonsField } from '#features/site/links/cms.ts'

/** Title, introduction and button of a section of news. @param defaultTitle shown without one */
export function newsSectionFields(defaultTitle: string): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: { description: `${defaultTitle} when empty.` },
    },
    {
      name: 'lead',
      type: 'textarea',
      label: 'Introduction',
      localized: true,
      maxLength: 300,
      admin: { description: 'A sentence or two beside the title.' },
    },
    buttonsField({ maxRows: 1 }),
  ]
}
