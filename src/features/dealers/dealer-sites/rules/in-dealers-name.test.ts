import { expect, test } from 'vitest'
import { everythingVisible } from '#features/dealers/dealers/index.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { inDealersName } from './in-dealers-name.ts'

const blockOf = (blockType: 'insuranceBanner' | 'valueAddedOffers' | 'spacer') => ({
  block: { blockType, id: blockType, size: 'small' } as PageView['blocks'][number]['block'],
  language: 'af' as const,
})

const page: PageView = {
  language: 'af',
  ...{
    path: '/vehicles/hilux-range',
    title: 'Die Hilux-reeks',
    metaTitle: null,
    description: 'Drie kajuite.',
  },
  ...{ hidden: false, canonicalUrl: null, picture: null },
  blocks: (['insuranceBanner', 'spacer', 'valueAddedOffers'] as const).map(blockOf),
}

const address = {
  path: '/dealers/marula/new-vehicles/hilux-range',
  canonical: '/vehicles/hilux-range/af',
  titleOf: (title: string, dealer: string) => `${title} by ${dealer}`,
}
const marula = { name: 'Marula Toyota', shows: everythingVisible }

test('has the path and the name of the dealer, and the page on the main site as canonical URL (D-073)', () => {
  expect(inDealersName(page, marula, address)).toEqual({
    ...page,
    path: '/dealers/marula/new-vehicles/hilux-range',
    canonicalUrl: '/vehicles/hilux-range/af',
    metaTitle: 'Die Hilux-reeks by Marula Toyota',
  })
})

test('keeps the canonical URL and the title that editors chose, without a dealer that cannot be read (F-13)', () => {
  const edited = { ...page, canonicalUrl: 'https://example.co.za/hilux', metaTitle: 'Elke Hilux' }
  expect(inDealersName(edited, { ...marula, name: null }, address)).toMatchObject({
    canonicalUrl: 'https://example.co.za/hilux',
    metaTitle: 'Elke Hilux',
  })
})

test('omits insurance and its offers where the region hides them, and nothing else (F-12)', () => {
  const shown = (shows: Partial<typeof everythingVisible>) =>
    inDealersName(page, { ...marula, shows: { ...everythingVisible, ...shows } }, address).blocks.map(
      ({ block }) => block.blockType,
    )
  expect(shown({ insuranceBanner: false })).toEqual(['spacer'])
  expect(shown({ vehiclePrices: false, offersItem: false, financeBlock: false })).toHaveLength(3)
})
