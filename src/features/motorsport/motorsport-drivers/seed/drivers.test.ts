import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '#features/pictures/pictures/index.ts'
import { driverSlug } from '../rules/driver-slug.ts'
import { socialLinks } from '../rules/social-links.ts'
import { circuitDrivers } from './circuit-drivers.ts'
import { rallyDrivers } from './rally-drivers.ts'
import { carOf, portraitOf, type SeedPicture } from './seed-driver.ts'

const drivers = [...circuitDrivers, ...rallyDrivers]
const { colours }: { colours: { code: string; title: string; hex: string }[] } = JSON.parse(
  readFileSync('content/vehicles/colours.json', 'utf8'),
)

/** The picture of a seeded field, with its colour from the catalogue. */
function drawn({ colour, ...stored }: SeedPicture) {
  return pictureOf({ ...stored, colour: colours.find(({ code }) => code === colour) ?? null })
}

describe('the seeded drivers', () => {
  it('fill a roster of more than four in one category, and every category of the pages', () => {
    const counts = new Map<string, number>()
    for (const { category } of drivers.flatMap(({ categories }) => categories))
      counts.set(category, (counts.get(category) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual(['dakar', 'gr-cup', 'gtc', 'nrc', 'sarrc', 'satc'])
    expect(counts.get('gr-cup')).toBeGreaterThanOrEqual(7)
    expect(counts.get('dakar')).toBe(4)
  })

  it('have addresses of their own, without a number behind', () => {
    expect(new Set(drivers.map(driverSlug)).size).toBe(drivers.length)
  })

  it('have a number and a position of their own in each category', () => {
    const places = drivers.flatMap(({ categories }) => categories)
    for (const key of ['number', 'order'] as const)
      expect(new Set(places.map((place) => `${place.category} ${place[key]}`)).size).toBe(places.length)
  })

  it.each(drivers.map((driver) => [driverSlug(driver), driver] as const))(
    'draw the pictures of %s',
    (_, driver) => {
      expect(drawn(portraitOf(driver))).toMatchObject({ subject: 'helmet', number: driver.number })
      expect(drawn(portraitOf(driver, '5'))).toMatchObject({ number: '5' })
      for (const scene of [driver.car.scene, ...(driver.gallery ?? [])]) {
        const { livery, ...car } = drawn(carOf(driver, scene)) as { livery?: object }
        expect(car).toMatchObject({ kind: 'illustration', scene, number: driver.number })
        expect(livery).toBeDefined()
      }
    },
  )

  it('link to reserved addresses only, because nobody may own an invented name', () => {
    const none = { x: null, facebook: null, instagram: null, youtube: null }
    const links = drivers.flatMap(({ social }) => socialLinks({ ...none, ...social }))
    expect(links.length).toBeGreaterThan(5)
    for (const { href } of links) expect(new URL(href).hostname).toMatch(/\.example\.co\.za$/)
  })
})
