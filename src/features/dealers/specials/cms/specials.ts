import type { DateField, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { contentCollection, orderField } from '#features/dealers/dealer-content/cms.ts'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { tags } from '#platform/cache/tags.ts'
import { categoryLabel, categoryPattern, knownCategories } from '../rules/categories.ts'

type Days = { readonly startsOn?: string | null; readonly expiryDate?: string | null }
type Category = { readonly category?: string | null }

/** An expired special is valid and stays as history. */
const validateExpiry: DateFieldValidation = (value, context) => {
  const { startsOn, expiryDate } = context.siblingData as Days
  const [start, end] = [dayOf(startsOn), dayOf(expiryDate)]
  if (start !== null && end !== null && end < start) return 'The special expires before it begins.'
  return date(value, context)
}

const day = (name: keyof Days, label: string, description: string): DateField => ({
  name,
  type: 'date',
  label,
  admin: {
    width: '50%',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    description,
  },
})

const isOther = (siblings: unknown) => (siblings as Category | undefined)?.category === 'other'

const categoryFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'new-vehicle-sales',
      options: [
        ...knownCategories.map((value) => ({ value, label: categoryLabel(value) })),
        { value: 'other', label: 'Another category' },
      ],
      admin: { isClearable: false, width: '50%', description: 'Each category is a tab.' },
    },
    {
      name: 'otherCategory',
      type: 'text',
      label: 'Name of the category',
      maxLength: 40,
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
        !isOther(siblingData) ||
        (typeof value === 'string' && categoryPattern.test(value)) ||
        'Enter it in lower case with hyphens, such as tyres-and-brakes.',
      admin: {
        width: '50%',
        condition: (_, siblings) => isOther(siblings),
        description: 'In lower case with hyphens: tyres-and-brakes is shown as Tyres And Brakes.',
      },
    },
  ],
}

/** Advertised specials of dealers. Source: requirements D-189 to D-191; decisions 41, C-14 and G-2. */
export const specials = contentCollection({
  slug: 'specials',
  labels: { singular: 'Special', plural: 'Specials' },
  title: 'title',
  columns: ['category', 'expiryDate'],
  search: ['title', 'smc'],
  sort: 'order',
  description: 'Shown until the last day has passed. Visitors enquire about a special where they see it.',
  byDealers: true,
  alsoExpires: [tags.specials],
  preview: ({ id }) => (id ? `/preview/specials/${id}` : null),
  fields: [
    {
      type: 'row',
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }, orderField],
    },
    categoryFields,
    {
      name: 'text',
      type: 'textarea',
      maxLength: 2000,
      admin: {
        rows: 5,
        description: 'What is offered, and on what conditions. An empty line starts a new paragraph.',
      },
    },
    pictureField({ name: 'image', label: 'Picture' }),
    {
      type: 'row',
      fields: [
        day('startsOn', 'First day', 'Empty: shown as soon as it is published.'),
        {
          ...day('expiryDate', 'Last day', 'Empty: shown until it is unpublished.'),
          validate: validateExpiry,
        },
      ],
    },
    {
      name: 'smc',
      type: 'text',
      label: 'Campaign code',
      maxLength: 40,
      admin: { description: 'Sent with each enquiry about it.' },
    },
  ],
})
