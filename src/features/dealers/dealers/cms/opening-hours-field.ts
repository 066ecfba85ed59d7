import type { ArrayField, ArrayFieldValidation, TextFieldSingleValidation } from 'payload'
import { type OpeningDay, openingDays } from '../rules/opening-hours.ts'

type Hours = { startTime?: string | null; endTime?: string | null; isClosed?: boolean | null }

const clockTime = /^([01][0-9]|2[0-3]):[0-5][0-9]$/

const startTime: TextFieldSingleValidation = (value, { siblingData }) =>
  (siblingData as Hours).isClosed || clockTime.test(value ?? '') || 'Write the time as 07:30.'

const endTime: TextFieldSingleValidation = (value, { siblingData }) => {
  const { isClosed, startTime: start } = siblingData as Hours
  if (isClosed) return true
  if (!clockTime.test(value ?? '')) return 'Write the time as 17:30.'
  return (value ?? '') > (start ?? '') || 'The closing time must be after the opening time.'
}

const eachDayOnce: ArrayFieldValidation = (value) => {
  const days = ((value ?? []) as { day?: OpeningDay }[]).map(({ day }) => day)
  const duplicate = days.find((day, index) => days.indexOf(day) !== index)
  return duplicate === undefined || `${duplicate} is entered twice.`
}

const hours = (day: OpeningDay, from: string | null, until: string | null) => ({
  day,
  hoursInformation: { startTime: from, endTime: until, isClosed: from === null },
})

/** The opening hours of a dealer, a row for each day. Field names follow the contract. Source: requirement D-093. */
export const openingHoursField: ArrayField = {
  name: 'operatingHours',
  type: 'array',
  label: 'Opening hours',
  labels: { singular: 'Day', plural: 'Opening hours' },
  maxRows: openingDays.length,
  validate: eachDayOnce,
  defaultValue: () =>
    openingDays.map((day) => {
      if (day === 'Sunday' || day === 'Public Holidays') return hours(day, null, null)
      return day === 'Saturday' ? hours(day, '08:00', '13:00') : hours(day, '07:30', '17:30')
    }),
  admin: {
    description: 'Consecutive days with the same hours are shown as one line.',
    initCollapsed: true,
    components: { RowLabel: '/../features/dealers/dealers/cms/admin/day-label.tsx#DayLabel' },
  },
  fields: [
    {
      name: 'day',
      type: 'select',
      required: true,
      options: openingDays.map((value) => ({ value, label: value })),
    },
    {
      name: 'hoursInformation',
      type: 'group',
      label: false,
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'startTime', type: 'text', label: 'Opens', validate: startTime },
            { name: 'endTime', type: 'text', label: 'Closes', validate: endTime },
            { name: 'isClosed', type: 'checkbox', label: 'Closed all day', defaultValue: false },
          ],
        },
      ],
    },
  ],
}
