import type { DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { liveTimeProblem } from '../rules/live-times.ts'

const validateUntil: DateFieldValidation = (value, context) => {
  const { from, until } = context.siblingData as { readonly from?: string; readonly until?: string }
  return liveTimeProblem(from, until) ?? date(value, context)
}

const moment = (name: string, label: string, validate?: DateFieldValidation): Field => ({
  ...{ name, label, type: 'date', required: true, ...(validate && { validate }) },
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
})

/** When rounds run, so that open pages fetch new results by themselves. */
export const liveFields: Field[] = [
  {
    name: 'liveTimes',
    type: 'array',
    label: 'Live times',
    labels: { singular: 'Live time', plural: 'Live times' },
    maxRows: 60,
    admin: {
      description:
        'From the first start to the last result of a round. Meanwhile open pages show what you publish within seconds. Enter the whole season ahead, if you like.',
    },
    fields: [
      { type: 'row', fields: [moment('from', 'Live from'), moment('until', 'Live until', validateUntil)] },
    ],
  },
]
