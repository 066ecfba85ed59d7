import type { DateField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { dayOf } from '#features/dealers/dealer-content/jobs.ts'

type Stored = { readonly startsOn?: string | null; readonly endsOn?: string | null }

/** Validates a last day. An event that has ended is valid and stays as history. */
export const validateEnd: DateFieldValidation = (value, context) => {
  const { startsOn, endsOn } = context.siblingData as Stored
  const [start, end] = [dayOf(startsOn), dayOf(endsOn)]
  if (start !== null && end !== null && end < start) return 'The event ends before it begins.'
  return date(value, context)
}

/** Creates the field of a day without a time. */
export const dayField = (name: string, label: string, description?: string): DateField => ({
  name,
  type: 'date',
  label,
  admin: {
    width: '50%',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    ...(description && { description }),
  },
})
