import { z } from 'zod'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { pictureAddress } from '#features/pictures/pictures/server.ts'
import type { Driver } from '../../driver.ts'

/** Width of the portraits, in pixels. */
const width = 960

/** A driver in the spelling of the content API. Source: requirement C-066; decision G-10. */
export const wireDriver = z.object({
  _id: z.string(),
  name: z.string(),
  surname: z.string(),
  sortBy: z.string().nullable(),
  driverProfile: z.object({
    racingCategories: z.array(
      z.object({
        categoryName: z.string(),
        categoryProfileImage: z.url().nullable(),
        categoryRacingNumber: z.string().nullable(),
        sortingNumber: z.number().nullable(),
      }),
    ),
    profileImage: z.url().nullable(),
    altTagProfileImage: z.string().nullable(),
    driverNavigator: z.string().nullable(),
    championshipsWon: z.number().nullable(),
    twitterUrl: z.string().nullable(),
    facebookUrl: z.string().nullable(),
    instagramUrl: z.string().nullable(),
    youtubeUrl: z.string().nullable(),
  }),
  gallery: z.object({ racingNumber: z.string().nullable() }),
  statsAndAchievements: z.object({ championshipsWon: z.number().nullable() }),
})

export type WireDriver = z.infer<typeof wireDriver>

/**
 * Converts a driver to the spelling of the content API.
 *
 * @param siteUrl origin of this site, which the paths of its pictures need
 */
export function wireDriverOf(driver: Driver, siteUrl: string): WireDriver {
  const { id, name, surname, sortBy, picture, navigator, championshipsWon, social } = driver
  const urlOf = (shown: Picture | null) =>
    shown ? new URL(pictureAddress(shown, width), siteUrl).href : null
  return {
    ...{ _id: id, name, surname, sortBy },
    driverProfile: {
      racingCategories: driver.categories.map((place) => ({
        categoryName: place.category,
        categoryProfileImage: urlOf(place.picture),
        categoryRacingNumber: place.racingNumber,
        sortingNumber: place.order,
      })),
      profileImage: urlOf(picture),
      altTagProfileImage: picture?.alt || null,
      driverNavigator: navigator,
      championshipsWon: championshipsWon.profile,
      twitterUrl: social.x,
      facebookUrl: social.facebook,
      instagramUrl: social.instagram,
      youtubeUrl: social.youtube,
    },
    gallery: { racingNumber: driver.racingNumber },
    statsAndAchievements: { championshipsWon: championshipsWon.statistics },
  }
}
