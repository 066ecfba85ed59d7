import type { CalendarDay } from '#platform/time/clock.ts'
import { knownCategories } from '../rules/categories.ts'
import { idFor, type References } from './references.ts'
import type { SeedSpecial } from './schema.ts'

/** Where a seeded special is shown: at one dealer, or at the dealers of a group. */
export type SeedOwner = { readonly dealer: string } | { readonly group: string }

/** Returns the owners of a seeded special: each of its dealers, or its group. */
export const ownersOf = ({ dealers = [], group }: SeedSpecial): SeedOwner[] =>
  group === undefined ? dealers.map((dealer) => ({ dealer })) : [{ group }]

/** Returns where a seeded special is shown, as stored. */
export function audienceOf(owner: SeedOwner, { dealers, groups }: References) {
  return 'dealer' in owner
    ? { audience: 'dealer' as const, dealer: idFor(dealers, owner.dealer), group: null }
    : { audience: 'group' as const, dealer: null, group: idFor(groups, owner.group) }
}

function pictureOf(image: SeedSpecial['image'], { colours }: References) {
  if ('place' in image) return { source: 'place' as const, scene: image.place }
  const { vehicle, colour, scene } = image
  return { source: 'illustration' as const, vehicle, colour: idFor(colours, colour), scene }
}

/** Noon in Johannesburg of an ISO day, or of a day counted from today; the date is the same in nearby time zones. */
function noonOf(day: string | number | undefined, today: CalendarDay): string | null {
  if (day === undefined) return null
  if (typeof day === 'string') return `${day}T10:00:00.000Z`
  const moment = new Date(`${today}T10:00:00.000Z`)
  moment.setUTCDate(moment.getUTCDate() + day)
  return moment.toISOString()
}

/** Returns a seeded special as stored, without where it is shown. */
export function specialData(special: SeedSpecial, order: number, references: References, today: CalendarDay) {
  const { title, category, text, image, smc, startsOn, expiryDate } = special
  const known = knownCategories.find((each) => each === category)
  return {
    ...{ title, text, smc, order },
    category: known ?? ('other' as const),
    otherCategory: known ? null : category,
    image: pictureOf(image, references),
    startsOn: noonOf(startsOn, today),
    expiryDate: noonOf(expiryDate, today),
    _status: 'published' as const,
  }
}
