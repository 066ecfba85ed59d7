import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { ecommerceGrid } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(ecommerceGrid)

const [parts, accessories, merchandise] = examples.map(({ block }) => block)

if (!parts || !accessories || !merchandise) throw new Error('The examples of shop items have changed.')

test('shows picture, heading, description and button of an item (C-291)', () => {
  const [pads = '', clutch = ''] = markupOf(parts).match(/<li.*?<\/li>/gs) ?? []
  expect(textOf(pads)).toBe(
    'Brake pads Every 30 000 km on the road, sooner in the mountains. Ask for a price',
  )
  expect(pads).toContain('<img')
  expect(pads).toMatch(/<a[^>]*href="\/vehicles"[^>]*>Ask for a price/)
  expect(clutch).toContain('href="https://shop.example.co.za/clutch"')
})

test.each([
  ['parts', parts, 'Parts', 'Onderdele', 'Izingxenye'],
  ['accessories', accessories, 'Accessories', 'Bykomstighede', 'Izesekeli'],
  ['merchandise', merchandise, 'Merchandise', 'Handelsware', 'Impahla'],
] as const)(
  'heads items of %s without a title by their category (C-288 to C-290)',
  (_, block, en, af, zu) => {
    const titleIn = (language: 'en' | 'af' | 'zu') =>
      textOf(/<h2.*?<\/h2>/s.exec(markupOf({ ...block, title: null }, { language }))?.[0] ?? '')
    expect(titleIn('en')).toBe(en)
    expect(titleIn('af')).toBe(af)
    expect(titleIn('zu')).toBe(zu)
  },
)

test('keeps the title of an editor', () => {
  expect(textOf(markupOf(parts))).toMatch(/^Parts that wear, and when\./)
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(parts)).toEqual([])
})
