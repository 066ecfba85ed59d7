import type { Payload } from 'payload'
import type { Event } from '#cms/payload-types.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import type { CalendarEvent } from '../event.ts'
import type { EventImportReport } from '../event-import-report.ts'
import { readEventFile } from './wire/event-file.ts'

type Outcome = 'added' | 'changed' | 'unchanged' | 'inTrash' | 'inDraft'

/** Why an event is not changed, for the person who imports it. */
const obstacles = {
  inTrash: 'It is in the trash of the admin. Restore it first.',
  inDraft: 'An editor has changed it without publishing. Publish or discard that first.',
}

/** Noon in Johannesburg, as the day picker of the admin stores it: the date is the same in nearby time zones. */
const noonOf = (day: CalendarDay) => `${day}T10:00:00.000Z`

/** What an import says of an event; editors add the rest, such as its picture, which stays. */
const fieldsOf = (event: CalendarEvent) => ({
  ...{ name: event.name, subtitle: event.subtitle, category: event.category, location: event.location },
  startsOn: noonOf(event.startsOn),
  endsOn: noonOf(event.endsOn),
  isNational: event.isNational,
  expiresOn: event.expiresOn && noonOf(event.expiresOn),
  countries: event.countries as NonNullable<Event['countries']>,
})

const buttonsOf = ({ buttons }: CalendarEvent) =>
  buttons.slice(0, 2).map(({ label, href }) => ({
    ...{ label, look: 'secondary' as const, link: { kind: 'address' as const, address: href } },
  }))

const isSame = (stored: Event, fields: ReturnType<typeof fieldsOf>) =>
  stored._status === 'published' &&
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(stored[name as keyof Event] ?? null) === JSON.stringify(value ?? null),
  )

async function importEvent(payload: Payload, event: CalendarEvent): Promise<Outcome> {
  const { docs } = await payload.find({
    ...{ collection: 'events', where: { slug: { equals: event.slug } }, limit: 1, depth: 0 },
    ...{ draft: false, trash: true, overrideAccess: true },
  })
  const [stored] = docs
  const fields = fieldsOf(event)
  const published = { ...fields, _status: 'published' as const }
  if (!stored) {
    await payload.create({
      ...{ collection: 'events', overrideAccess: true },
      data: { ...published, slug: event.slug, buttons: buttonsOf(event) },
    })
    return 'added'
  }
  if (stored.deletedAt) return 'inTrash'
  if (isSame(stored, fields)) return 'unchanged'
  const latest = await payload.findByID({
    ...{ collection: 'events', id: stored.id, depth: 0, draft: true, overrideAccess: true },
  })
  // An update is one of the latest version, and would publish what an editor has not finished.
  if (latest._status === 'draft') return 'inDraft'
  await payload.update({ collection: 'events', id: stored.id, data: published, overrideAccess: true })
  return 'changed'
}

/**
 * Imports a file of events, each of them published. An event that was imported before is changed; its picture, its times
 * and its buttons stay. Events that the file does not have stay as they are. Running it again changes nothing.
 *
 * @param today a date without a year is the next such day from here on
 */
export async function importEvents(
  payload: Payload,
  text: string,
  today: CalendarDay,
): Promise<EventImportReport> {
  const { fault, entries } = readEventFile(text, today)
  const counts = { read: entries.length, added: 0, changed: 0, unchanged: 0 }
  const refusals: { line: number; title: string; problem: string }[] = []
  for (const { line, title, event, problem } of entries) {
    const outcome = event ? await importEvent(payload, event) : null
    if (outcome === null) refusals.push({ line, title, problem: problem ?? '' })
    else if (outcome === 'inTrash' || outcome === 'inDraft')
      refusals.push({ line, title, problem: obstacles[outcome] })
    else counts[outcome] += 1
  }
  return { fault, counts, refusals }
}
