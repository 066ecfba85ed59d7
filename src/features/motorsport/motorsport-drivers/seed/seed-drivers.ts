import type { Payload } from 'payload'
import type { Driver as Document } from '#cms/payload-types.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { circuitDrivers } from './circuit-drivers.ts'
import { rallyDrivers } from './rally-drivers.ts'
import { carOf, portraitOf, type SeedDriver, type SeedPicture } from './seed-driver.ts'

const drivers = [...circuitDrivers, ...rallyDrivers]

async function findColours(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({
    ...{ collection: 'colours', draft: true, trash: true, depth: 0, pagination: false, overrideAccess: true },
    select: { code: true },
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

function documentOf(driver: SeedDriver, colours: ReadonlyMap<string, number>) {
  const { name, surname, number, navigator, championshipsWon, social, gallery = [], story } = driver
  const stored = ({ colour, ...picture }: SeedPicture) => {
    const id = colour === undefined ? undefined : colours.get(colour)
    if (colour !== undefined && id === undefined)
      throw new Error(`The seeded drivers refer to the colour ${colour}, which does not exist.`)
    return { ...picture, ...(id !== undefined && { colour: id }) } as NonNullable<Document['picture']>
  }
  return {
    ...{ name, surname, navigator, championshipsWon, story, ...social },
    racingNumber: number,
    picture: stored(portraitOf(driver)),
    categories: driver.categories.map(({ category, number: own, order }) => ({
      ...{ category, order, racingNumber: own },
      // The helmet has the number of the category.
      ...(own !== number && { picture: stored(portraitOf(driver, own)) }),
    })),
    car: stored(carOf(driver)),
    gallery: gallery.map((scene) => ({ picture: stored(carOf(driver, scene)) })),
    _status: 'published' as const,
  }
}

/** Seeds the drivers. Requires the seeded colours. */
export async function driverSeeding(): Promise<Seeding> {
  return {
    total: drivers.length,
    async run(payload, count) {
      const colours = await findColours(payload)
      for (const driver of drivers) {
        const where = { name: { equals: driver.name }, surname: { equals: driver.surname } }
        const { made } = await ensureDocument(payload, 'drivers', where, () => documentOf(driver, colours))
        count(made)
      }
    },
  }
}
