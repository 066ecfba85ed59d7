import type { Payload } from 'payload'
import type { Event } from '#cms/payload-types.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { zoneNamed } from '../zones.ts'
import { daysOfSeed } from './event-days.ts'
import file from './events.json' with { type: 'json' }
import { eventsFile, type SeedEvent } from './schema.ts'

type Colours = ReadonlyMap<string, number>

async function findColours(payload: Payload): Promise<Colours> {
  const { docs } = await payload.find({
    ...{ collection: 'colours', draft: true, trash: true, depth: 0, pagination: false, overrideAccess: true },
    select: { code: true },
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

function pictureOf(picture: SeedEvent['picture'], colours: Colours) {
  if ('place' in picture) return { source: 'place' as const, scene: picture.place }
  const { vehicle, colour, scene } = picture
  const id = colours.get(colour)
  if (id === undefined)
    throw new Error(`The seeded events refer to the colour ${colour}, which does not exist.`)
  return { source: 'illustration' as const, vehicle, colour: id, scene }
}

/** Noon in Johannesburg, so that the date is the same in nearby time zones. */
const noonOf = (day: CalendarDay) => `${day}T10:00:00.000Z`

function documentOf(event: SeedEvent, today: CalendarDay, colours: Colours) {
  const { zone, picture, countries, startsOn: _first, endsOn: _last, ...fields } = event
  const { startsOn, endsOn } = daysOfSeed(event, today)
  return {
    ...fields,
    startsOn: noonOf(startsOn),
    endsOn: noonOf(endsOn),
    timeZone: zoneNamed(zone).name as Event['timeZone'],
    countries: [...countries],
    picture: pictureOf(picture, colours),
    _status: 'published' as const,
  }
}

/** Seeds the events, those without a date of their own relative to today. Requires the seeded colours. */
export async function eventSeeding(): Promise<Seeding> {
  const { events } = eventsFile.parse(file)
  const today = siteClock().today()
  return {
    total: events.length,
    async run(payload, count) {
      const colours = await findColours(payload)
      for (const event of events) {
        const where = { slug: { equals: event.slug } }
        const { made } = await ensureDocument(payload, 'events', where, () =>
          documentOf(event, today, colours),
        )
        count(made)
      }
    },
  }
}
