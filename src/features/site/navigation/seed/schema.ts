import { z } from 'zod'
import { sceneNames, vehicleRanges } from '#art/names.ts'

/** Schema of the seeded menus in `content/navigation`. */

const text = z.string().trim().min(1)
const localised = z.strictObject({ en: text, af: text, zu: text })
const address = z.string().regex(/^\/[a-z0-9/-]*(?:#[a-z0-9-]+)?$/, 'the path of a page, or of a section')

const entry = z.strictObject({ label: localised, address })

const picture = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal('illustration'),
    vehicle: z.enum(vehicleRanges),
    /** The code of a colour. */
    colour: text,
    scene: z.enum(sceneNames),
    view: z.enum(['side', 'front']).default('side'),
  }),
  z.strictObject({ source: z.literal('place'), scene: z.enum(sceneNames) }),
  z.strictObject({
    source: z.literal('article'),
    topic: z.enum(['finance', 'hybrid', 'safety', 'service', 'sport']),
    variant: z.int().default(1),
  }),
])

const item = z.strictObject({
  itemType: z.enum(['dropdown', 'default']),
  label: localised,
  place: z.enum(['middle', 'end']).default('middle'),
  look: z.enum(['plain', 'filled']).default('plain'),
  clickable: z.boolean().default(true),
  address: address.optional(),
  submenu: z.enum(['entries', 'vehicles']).default('entries'),
  submenuLabel: localised.optional(),
  entries: z.array(entry).default([]),
  picture: picture.optional(),
})

const column = z.strictObject({
  heading: localised,
  content: z.enum(['entries', 'vehicles']).default('entries'),
  entries: z.array(entry).default([]),
})

export const headerFile = z.strictObject({ items: z.array(item), racingItems: z.array(item) })

export const footerFile = z.strictObject({
  note: localised,
  columns: z.array(column),
  legalLine: localised,
  legalLinks: z.array(entry),
})

export type SeedText = z.infer<typeof localised>
export type SeedEntry = z.infer<typeof entry>
export type SeedItem = z.infer<typeof item>
export type SeedPicture = z.infer<typeof picture>
export type SeedHeader = z.infer<typeof headerFile>
export type SeedFooter = z.infer<typeof footerFile>
