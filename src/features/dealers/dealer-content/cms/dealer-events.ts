import type { DateField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { dayOf } from '../data/day-of.ts'
import { brandsField, shownForBrand } from './brands-field.ts'
import { contentCollection } from './content-collection.ts'

type Days = { readonly startsOn?: string | null; readonly endsOn?: string | null }

/** An event that has ended is valid and stays as history. */
const validateEnd: DateFieldValidation = (value, context) => {
  const { startsOn, endsOn } = context.siblingData as Days
  const [start, end] = [dayOf(startsOn), dayOf(endsOn)]
  if (end !== null && start === null) return 'Enter the first day too.'
  if (start !== null && end !== null && end < start) return 'The event ends before it begins.'
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

/** Events at dealers. Source: requirements D-010 and D-047; decisions C-7 and C-14. */
export const dealerEvents = contentCollection({
  slug: 'dealerEvents',
  labels: { singular: 'Dealer event', plural: 'Dealer events' },
  title: 'name',
  columns: ['startsOn', 'endsOn'],
  sort: '-startsOn',
  description: 'Shown until the last day has passed.',
  byDealers: true,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        day('startsOn', 'First day', 'Empty: shown without a date.'),
        { ...day('endsOn', 'Last day', 'Empty: one day.'), validate: validateEnd },
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 2000,
      admin: { rows: 5, description: 'An empty line starts a new paragraph.' },
    },
    pictureField({ name: 'eventImage', label: 'Picture' }),
    brandsField(shownForBrand),
  ],
})
