import { z } from 'zod'
import { list, text } from '#platform/service/readable.ts'
import { type OpeningHours, openingDays } from '../../rules/opening-hours.ts'

const clockTime = /^([01]\d|2[0-3]):[0-5]\d/

/** `07:30` or `07:30:00`; anything else becomes null. */
const time = text.transform((value) => clockTime.exec(value ?? '')?.[0] ?? null)

const normalised = (day: string) => day.trim().toLowerCase().replace(/s$/, '')

/** Finds a day by its name, ignoring case and a plural: `public holiday` is `Public Holidays`. */
const day = z.string().transform((value, context) => {
  const known = openingDays.find((candidate) => normalised(candidate) === normalised(value))
  if (known) return known
  context.addIssue({ code: 'custom', message: 'not a day' })
  return z.NEVER
})

const hours = z
  .object({
    day,
    hoursInformation: z.object({
      startTime: time,
      endTime: time,
      isClosed: z.boolean().nullish().catch(null),
    }),
  })
  .transform(({ day: name, hoursInformation: { startTime, endTime, isClosed } }): OpeningHours => {
    const isOpen = !isClosed && startTime !== null && endTime !== null
    return { day: name, open: isOpen ? { from: startTime, until: endTime } : null }
  })

/** Source: requirements D-093, D-254. */
export const incomingHours = list(hours)
