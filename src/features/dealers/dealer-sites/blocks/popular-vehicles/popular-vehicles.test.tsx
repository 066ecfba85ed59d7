import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { PopularVehicles } from './popular-vehicles.tsx'

const [eleven, priceless] = examples
const block: BlockOf<'popularVehicles'> = { ...eleven.block, buttons: [] }
const all = eleven.live.data.map((range) => ({
  ...range,
  picture: { src: `/art/front/${range.slug}.svg`, width: 640, height: 427 },
}))

test('shows at most eight vehicles with name, picture, price and link (D-053 to D-055, D-416)', async () => {
  const html = await htmlOf(PopularVehicles, block, { state: 'ready', data: all })
  expect(html.match(/<article/g)).toHaveLength(8)
  expect([...html.matchAll(/<img[^>]*src="\/art\/front\/([\w-]+)\.svg"/g)].map(([, slug]) => slug)).toEqual(
    all.slice(0, 8).map(({ slug }) => slug),
  )
  expect(textOf(html)).toMatch(/Vitz From R\s200\s000/)
  expect(html).toContain('href="/dealers/marula-toyota-bryanston/new-vehicles/vitz"')
  expect(textOf(html)).not.toContain('HiAce')
})

test('shows the vehicles an editor chose, in that order', async () => {
  const chosen = ['gr-supra', 'vitz'].map((slug, id) => ({ id, slug }))
  const html = await htmlOf(
    PopularVehicles,
    { ...block, ranges: chosen as BlockOf<'popularVehicles'>['ranges'] },
    { state: 'ready', data: all },
  )
  expect([...html.matchAll(/new-vehicles\/([\w-]+)/g)].map(([, slug]) => slug)).toEqual(['gr-supra', 'vitz'])
})

test.each([
  ['is not in the line-up', { id: 9, slug: 'not-on-sale' }],
  ['is not published', 9],
])('fills up from the line-up when a vehicle that an editor chose %s', async (_, missing) => {
  const slugs = ['gr-supra', 'vitz', 'rav4', 'corolla', 'rumion', 'quantum', 'hiace']
  const chosen = [...slugs.map((slug, id) => ({ id, slug })), missing]
  const html = await htmlOf(
    PopularVehicles,
    { ...block, ranges: chosen as BlockOf<'popularVehicles'>['ranges'] },
    { state: 'ready', data: all },
  )
  expect([...html.matchAll(/new-vehicles\/([\w-]+)/g)].map(([, slug]) => slug)).toEqual([
    ...slugs,
    'toyota-starlet',
  ])
})

test('shows no price of a dealer whose region hides them (D-017)', async () => {
  const html = await htmlOf(PopularVehicles, priceless.block, {
    state: 'ready',
    data: [...priceless.live.data],
  })
  expect(textOf(html)).toContain('Vitz')
  expect(html).not.toMatch(/R\s?\d/)
})
