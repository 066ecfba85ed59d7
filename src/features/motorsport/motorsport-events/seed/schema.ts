import { z } from 'zod'
import { vehicleRanges } from '#art/names.ts'
import { sceneNames } from '#features/pictures/pictures/index.ts'
import { knownCategories } from '../rules/categories.ts'
import { eventCountries, eventSlug, timeOfDay } from '../rules/event-fields.ts'
import { zoneNames } from '../zones.ts'

const text = z.string().trim().min(1)
const time = z.string().regex(timeOfDay)

/** A vehicle in a scene, or a scene alone. */
const picture = z.union([
  z.strictObject({ vehicle: z.enum(vehicleRanges), colour: text, scene: z.enum(sceneNames) }),
  z.strictObject({ place: z.enum(sceneNames) }),
])

/** An ISO day, or whole days from the day of seeding, so that a fresh site has events to come (decision G-2). */
const eventDay = z.union([z.iso.date(), z.int()])

const event = z
  .strictObject({
    slug: z.string().regex(eventSlug),
    name: text.max(120),
    category: z.enum(knownCategories),
    startsOn: eventDay,
    /** Later than the first day, in the same form. Missing for one day. */
    endsOn: eventDay.optional(),
    startTime: time.optional(),
    endTime: time.optional(),
    zone: z.enum(zoneNames).optional(),
    track: text.optional(),
    location: text.max(120),
    countries: z.array(z.enum(eventCountries)).max(2).default([]),
    isNational: z.boolean().default(false),
    description: text.max(600),
    picture,
  })
  .refine(
    ({ startsOn, endsOn }) =>
      endsOn === undefined || (typeof startsOn === typeof endsOn && startsOn < endsOn),
    'has a last day later than its first, in the same form',
  )
  .refine(
    ({ startTime, endTime }) => endTime === undefined || startTime !== undefined,
    'has an end time without a start time',
  )

/** The file of events. Unknown members are rejected. Source: requirements C-227 to C-239; decision G-8. */
export const eventsFile = z.strictObject({ events: z.array(event) })

export type SeedEvent = z.infer<typeof event>
