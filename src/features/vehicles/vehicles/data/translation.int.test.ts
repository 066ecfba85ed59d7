import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { localCatalogue } from './local.ts'

let cms: TestCms
let id: number

const catalogue = localCatalogue(async () => cms.payload, { brand: 'Toyota' })

beforeAll(async () => {
  cms = await openTestCms()
  const colour = await cms.payload.create({
    collection: 'colours',
    data: { code: 'C01', paintCode: 'C01', title: 'Red', hex: '#A41E22', finish: 'solid' },
  })
  const range = await cms.payload.create({
    collection: 'ranges',
    locale: 'en',
    data: {
      name: 'Hilux',
      slug: 'hilux',
      code: 'HLX',
      brand: 'Toyota',
      bodyType: 'double-cab',
      order: 1,
      tagline: 'Always there.',
      description: 'A bakkie.',
      hero: { source: 'illustration', vehicle: 'hilux-double-cab', colour: colour.id, scene: 'karoo' },
      figures: [{ value: '150', unit: 'kW', label: 'Most power' }],
      accessories: [{ name: 'Tow bar', price: 100 }],
      seoTitle: 'Hilux',
      seoDescription: 'The Hilux.',
      _status: 'published',
    },
  })
  id = range.id
  const figure = range.figures?.[0]
  const accessory = range.accessories?.[0]
  await cms.payload.update({
    collection: 'ranges',
    id,
    locale: 'af',
    data: {
      tagline: 'Altyd daar.',
      description: '’n Bakkie.',
      figures: [{ id: figure?.id, value: '150', unit: 'kW', label: 'Hoogste krag' }],
      accessories: [{ id: accessory?.id, name: 'Trekstang', price: 100 }],
      seoTitle: 'Die Hilux',
      seoDescription: 'Alles oor die Hilux.',
      _status: 'published',
    },
  })
})
afterAll(() => cms.close())

test('returns the translated texts of a range and leaves the English ones unchanged (V-199)', async () => {
  expect(await catalogue.translation('hilux', 'af')).toMatchObject({
    value: {
      tagline: 'Altyd daar.',
      description: '’n Bakkie.',
      seoTitle: 'Die Hilux',
      seoDescription: 'Alles oor die Hilux.',
      figureLabels: ['Hoogste krag'],
      accessoryNames: ['Trekstang'],
    },
  })
  expect(await catalogue.range('hilux')).toMatchObject({
    value: { tagline: 'Always there.', figures: [{ label: 'Most power', value: '150', unit: 'kW' }] },
  })
})

test('returns null instead of English for texts without a translation', async () => {
  expect(await catalogue.translation('hilux', 'zu')).toMatchObject({
    value: { tagline: null, description: null, seoTitle: null, seoDescription: null, figureLabels: [null] },
  })
})

test('hides a draft translation', async () => {
  await cms.payload.update({
    collection: 'ranges',
    id,
    locale: 'af',
    draft: true,
    data: { tagline: 'Net ’n konsep.', _status: 'draft' },
  })
  expect(await catalogue.translation('hilux', 'af')).toMatchObject({ value: { tagline: 'Altyd daar.' } })
})

test('finds no translation for an unknown range', async () => {
  expect(await catalogue.translation('nothing', 'af')).toEqual({ found: false, failed: false })
})
