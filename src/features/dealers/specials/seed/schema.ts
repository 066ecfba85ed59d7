import { z } from 'zod'
import { vehicleRanges } from '#art/names.ts'
import { sceneNames } from '#features/pictures/pictures/index.ts'
import { categoryPattern } from '../rules/categories.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')

/** An ISO day, or whole days from the day of seeding (0 is that day), so that a fresh site has live specials. */
const day = z.union([z.iso.date(), z.int()])

/** A vehicle in a scene, or a scene alone. */
const picture = z.union([
  z.strictObject({ vehicle: z.enum(vehicleRanges), colour: text, scene: z.enum(sceneNames) }),
  z.strictObject({ place: z.enum(sceneNames) }),
])

const special = z
  .strictObject({
    title: text.max(120),
    category: z.string().regex(categoryPattern),
    text: text.max(2000),
    image: picture,
    smc: text.optional(),
    startsOn: day.optional(),
    expiryDate: day.optional(),
    /** One document for each of these dealers. */
    dealers: z.array(slug).min(1).optional(),
    /** One document, shown at every dealer of the group. */
    group: slug.optional(),
  })
  .refine(({ dealers, group }) => (dealers === undefined) !== (group === undefined), 'has dealers or a group')

/** `content/specials/specials.json`. Unknown members are rejected. Source: requirements D-189 to D-191. */
export const specialsFile = z.strictObject({ specials: z.array(special) })

export type SeedSpecial = z.infer<typeof special>
