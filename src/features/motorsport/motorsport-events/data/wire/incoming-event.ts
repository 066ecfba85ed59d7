import { z } from 'zod'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent } from '../../event.ts'
import { eventCountries } from '../../rules/event-fields.ts'
import { parseDays } from '../../rules/parse-days.ts'
import { homeZone } from '../../zones.ts'

const text = z.string().trim()
const optionalText = text.nullish().transform((value) => value || null)

/** An event as an import delivers it: dates as text, and two spellings of one field (decision G-10). */
const incomingEvent = z.object({
  id: z.union([text.min(1), z.number()]),
  title: text.min(1).max(120),
  subTitle: optionalText,
  description: text.nullish().transform((value) => value ?? ''),
  date: text.nullish().transform((value) => value ?? ''),
  expiryDate: z.iso.date().nullish().catch(null),
  category: text.min(1).max(40),
  national: z.boolean().optional(),
  isNational: z.boolean().optional(),
  countries: z.object({ country1: optionalText, country2: optionalText }).nullish(),
  buttons: z
    .array(z.object({ label: text.min(1), url: text.regex(/^(?:https:\/\/|\/(?!\/))/) }))
    .nullish()
    .transform((buttons) => buttons ?? []),
})

const slugOf = (title: string, id: string | number) =>
  `${title}-${id}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** An imported event, or why it cannot be used, as a sentence for the person who imports it. */
export type ImportedEvent =
  | { readonly event: CalendarEvent; readonly problem: null }
  | { readonly event: null; readonly problem: string }

const refused = (problem: string): ImportedEvent => ({ event: null, problem })

const isKnownCountry = (country: string) => (eventCountries as readonly string[]).includes(country)

/**
 * Returns an event from an imported one, which is refused when it has no readable days, or is no event.
 *
 * @param reference a date without a year is the next such day from here on
 * Source: requirements C-095, C-096, C-227 and C-229; decisions C-7 and G-10.
 */
export function eventFromImport(incoming: unknown, reference: CalendarDay): ImportedEvent {
  const result = incomingEvent.safeParse(incoming)
  if (!result.success) {
    const [field] = result.error.issues[0]?.path ?? []
    return refused(field ? `Its “${String(field)}” is missing or not valid.` : 'It is not an event.')
  }
  const { id, title, subTitle, description, date, expiryDate, category, countries, buttons } = result.data
  const days = parseDays(date, reference)
  if (!days) return refused(date ? `“${date}” states no days.` : 'It has no date.')
  const named = [countries?.country1, countries?.country2].filter((country) => typeof country === 'string')
  const unknown = named.find((country) => !isKnownCountry(country))
  if (unknown) return refused(`${unknown} is not among the countries of events.`)
  const event: CalendarEvent = {
    ...days,
    slug: slugOf(title, id),
    name: title,
    subtitle: subTitle,
    category,
    startTime: null,
    endTime: null,
    zone: homeZone,
    track: null,
    location: description,
    description: null,
    countries: named,
    isNational: result.data.isNational ?? result.data.national ?? false,
    expiresOn: (expiryDate ?? null) as CalendarDay | null,
    picture: null,
    buttons: buttons.map(({ label, url }) => ({ label, href: url })),
  }
  return { event, problem: null }
}
