import type { GroupField } from 'payload'

/** Filter headings for the model chooser opened from a featured model. Source: requirement V-225. */
export const filterHeadings: GroupField = {
  name: 'filterHeadings',
  type: 'group',
  label: 'Headings of the filters',
  admin: { description: 'Used where a page features this model. Leave empty for the default headings.' },
  fields: [
    {
      type: 'row',
      fields: ['fuel', 'transmission', 'drive', 'grade'].map((name) => ({
        ...{ name, type: 'text' as const, maxLength: 40 },
      })),
    },
  ],
}
