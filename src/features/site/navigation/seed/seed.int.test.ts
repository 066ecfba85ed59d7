import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readNavigation } from '../data/stored.ts'
import { navigationSeeding } from './seed-navigation.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

/** The paint of the cars in the menus. */
const addColour = (code: string) =>
  cms.payload.create({
    collection: 'colours',
    data: { code, paintCode: code, title: `Paint ${code}`, hex: '#A41E22', finish: 'solid' },
  })

test('seeds the menus once, published, in every language, with a picture beside their entries', async () => {
  for (const code of ['3T7', '3U5']) await addColour(code)
  const seed = async () => runSeedings(cms.payload, [await navigationSeeding()])
  expect(await seed()).toBe(2)
  const { header, footer } = await readNavigation()
  const [vehicles] = header.items ?? []
  expect(vehicles).toMatchObject({
    itemType: 'dropdown',
    submenu: 'vehicles',
    label: { en: 'Vehicles', af: 'Voertuie', zu: 'Izimoto' },
  })
  const owners = header.items?.find(({ label }) => label?.en === 'Owners')
  expect(owners?.entries?.map(({ label }) => label)).toContainEqual({
    en: 'Book a service',
    af: 'Bespreek ’n diens',
    zu: 'Bhukha isevisi',
  })
  expect(header.items?.filter(({ picture }) => picture?.source).map(({ label }) => label?.en)).toEqual([
    'Buying',
    'Owners',
    'Discover',
  ])
  expect(footer.legalLinks?.[0]?.label).toMatchObject({
    en: 'Privacy notice',
    af: 'Privaatheidskennisgewing',
  })

  const changed = { legalLine: 'As its editor wants it.', _status: 'published' as const }
  await cms.payload.updateGlobal({ slug: 'footer', data: changed })
  expect(await seed()).toBe(0)
  expect((await readNavigation()).footer.legalLine).toMatchObject({ en: 'As its editor wants it.' })
})
