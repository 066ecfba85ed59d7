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

test('seeds the menus once, published, in every language', async () => {
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
  expect(footer.legalLinks?.[0]?.label).toMatchObject({
    en: 'Privacy notice',
    af: 'Privaatheidskennisgewing',
  })

  const changed = { legalLine: 'As its editor wants it.', _status: 'published' as const }
  await cms.payload.updateGlobal({ slug: 'footer', data: changed })
  expect(await seed()).toBe(0)
  expect((await readNavigation()).footer.legalLine).toMatchObject({ en: 'As its editor wants it.' })
})
