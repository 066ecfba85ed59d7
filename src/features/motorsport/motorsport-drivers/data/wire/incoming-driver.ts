import { z } from 'zod'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { list, requiredText, resolveWebAddress, text } from '#platform/service/readable.ts'
import type { Driver } from '../../driver.ts'
import { categoryId } from '../../rules/category-path.ts'
import { fullName } from '../../rules/roster.ts'

/** The proportions of a portrait; the specification has no size. */
const portrait = { width: 420, height: 500 }

/** The address of a picture, alone or in an object. */
const image = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .nullish()
  .catch(null)
  .transform((address) => address?.trim() || null)

/** A whole number from 0 on, as a number or as digits; null for anything else. */
const count = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,6}\s*$/)
      .transform(Number),
  ])
  .pipe(z.int().nonnegative())
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

const category = z.object({
  categoryName: requiredText.transform(categoryId),
  categoryProfileImage: image,
  categoryRacingNumber: text,
  sortingNumber: count,
})

const profile = z.object({
  racingCategories: list(category),
  profileImage: image,
  altTagProfileImage: text,
  driverNavigator: text,
  championshipsWon: count,
  twitterUrl: text,
  facebookUrl: text,
  instagramUrl: text,
  youtubeUrl: text,
})

const emptyProfile = profile.parse({})

/** A driver in the spelling of the content API. Source: requirements C-066 and C-357; decision G-10. */
export const incomingDriver = z.object({
  _id: z.union([z.string(), z.number()]).transform(String).pipe(requiredText),
  name: requiredText,
  surname: requiredText,
  sortBy: text,
  driverProfile: profile
    .nullish()
    .catch(null)
    .transform((value) => value ?? emptyProfile),
  gallery: z.object({ racingNumber: text }).nullish().catch(null),
  statsAndAchievements: z.object({ championshipsWon: count }).nullish().catch(null),
})

type IncomingDriver = z.output<typeof incomingDriver>

/** Reads entries one by one, so that one of them does not hide the others. An id belongs to the first entry with it. */
function readEntries(entries: readonly unknown[]) {
  const byId = new Map<string, IncomingDriver>()
  for (const entry of entries) {
    const { data } = incomingDriver.safeParse(entry)
    if (data && !byId.has(data._id)) byId.set(data._id, data)
  }
  return { drivers: [...byId.values()], unreadable: entries.length - byId.size }
}

/**
 * The response of `gr-drivers`: its drivers, and how many entries are not drivers. A list of nothing but such entries is
 * invalid, because it must not be shown as "no drivers".
 *
 * Source: requirement C-357; decision G-3.
 */
export const driversResponse = z
  .array(z.unknown())
  .transform(readEntries)
  .refine(({ drivers, unreadable }) => drivers.length > 0 || unreadable === 0)

function pictureAt(address: string | null, alt: string, baseUrl: string): Picture | null {
  const src = resolveWebAddress(address, baseUrl)
  if (src === null) return null
  return {
    ...{ kind: 'upload', src, alt, ...portrait, focus: { x: 50, y: 30 } },
    ...{ avif: [], webp: [], share: null, caption: null, credit: null },
  }
}

/** Returns a driver of a service. @param baseUrl to which the addresses of its pictures are relative */
export function driverFrom(incoming: IncomingDriver, baseUrl: string): Driver {
  const { _id: id, name, surname, sortBy, driverProfile, gallery, statsAndAchievements } = incoming
  const alt = driverProfile.altTagProfileImage ?? fullName({ name, surname })
  return {
    ...{ id, name, surname, sortBy },
    categories: driverProfile.racingCategories.map((place) => ({
      category: place.categoryName,
      picture: pictureAt(place.categoryProfileImage, alt, baseUrl),
      racingNumber: place.categoryRacingNumber,
      order: place.sortingNumber,
    })),
    picture: pictureAt(driverProfile.profileImage, alt, baseUrl),
    racingNumber: gallery?.racingNumber ?? null,
    navigator: driverProfile.driverNavigator,
    championshipsWon: {
      statistics: statsAndAchievements?.championshipsWon ?? null,
      profile: driverProfile.championshipsWon,
    },
    social: {
      x: driverProfile.twitterUrl,
      facebook: driverProfile.facebookUrl,
      instagram: driverProfile.instagramUrl,
      youtube: driverProfile.youtubeUrl,
    },
    ...{ car: null, gallery: [], story: null },
  }
}
