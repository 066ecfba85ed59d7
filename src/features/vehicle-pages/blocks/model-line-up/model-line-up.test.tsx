import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import type { BlockOf, Live, Place } from '#features/blocks/index.ts'
import type { ShownModel } from '#features/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { ModelLineUp } from './model-line-up.tsx'

const pages = ['/gr/models', '/discover/hybrid-electric']
const place: Place = {
  path: '/gr',
  language: 'en',
  theme: 'racing',
  site: { has: (path) => pages.includes(path) },
  first: false,
}

const block: BlockOf<'modelLineUp'> = {
  id: 'line-up',
  blockType: 'modelLineUp',
  heading: 'Explore Our Vehicles',
  codes: ['64O', '49Y', '48V'],
  arrangement: 'grid',
  order: 'codes',
  hybridLink: { kind: 'address', address: '/discover/hybrid-electric' },
  buttons: [
    { label: 'View All Models', look: 'secondary', link: { kind: 'address', address: '/gr/models' } },
  ],
}

const card = (code: string, rest: Partial<ShownModel> = {}): ShownModel => ({
  code,
  name: `Model ${code}`,
  href: '/vehicles/corolla-cross',
  price: cents(45_990_000),
  hybrid: false,
  picture: null,
  ...rest,
})

const answer = [card('49Y', { hybrid: true }), card('64O', { price: null })]

async function markup(
  live: Live<readonly ShownModel[]>,
  changed: Partial<BlockOf<'modelLineUp'>> = {},
  around: Partial<Place> = {},
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <ModelLineUp block={{ ...block, ...changed }} place={{ ...place, ...around }} live={live} />,
  )
  const parts: string[] = []
  for await (const part of prelude) parts.push(String(part))
  return parts.join('').replaceAll('<!-- -->', '')
}

const ready = { state: 'ready', data: answer } as const

describe('chosen models', () => {
  test('V-179: the grid has its heading and a card for each model that is on sale', async () => {
    const html = await markup(ready)
    expect(html).toMatch(/<h2[^>]*>Explore Our Vehicles<\/h2>/)
    expect([...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)).toEqual([
      'Model 64O',
      'Model 49Y',
    ])
  })

  test('V-177: Experience leads to the page of the range', async () => {
    const html = await markup(ready)
    expect(html).toMatch(/href="\/vehicles\/corolla-cross"[^>]*>Experience /)
  })

  test('V-176: View All Models leads to the models of the racing brand, and is not there without them', async () => {
    expect(await markup(ready)).toMatch(/href="\/gr\/models"[^>]*>View All Models</)
    expect(await markup(ready, {}, { site: { has: () => false } })).not.toContain('View All Models')
  })

  test('V-181: the mark of a hybrid, and of no other, leads to how one works', async () => {
    const links = (await markup(ready)).match(/href="\/discover\/hybrid-electric"/g)
    expect(links).toHaveLength(1)
  })

  test('V-181: where that page is not, a hybrid is marked without a link', async () => {
    const html = await markup(ready, {}, { site: { has: () => false } })
    expect(html).not.toContain('/discover/hybrid-electric')
    expect(html).toContain('Hybrid')
  })

  test('a price that is not known is N/A', async () => {
    expect(await markup(ready)).toContain('N/A')
  })

  test('V-172, V-174: as a carousel every card is a slide, named by its model', async () => {
    const html = await markup(ready, { arrangement: 'carousel' })
    expect(
      [...html.matchAll(/aria-roledescription="slide" aria-label="([^"]*)"/g)].map(([, n]) => n),
    ).toEqual(['Model 64O', 'Model 49Y'])
    expect(html).toMatch(/--slides-phone:1;.*--slides-large:4/)
  })

  test('V-175: while the browser asks for them it says Loading vehicles', async () => {
    expect(await markup({ state: 'failed' })).toContain('Loading vehicles')
  })

  test('V-178: without any of its models on sale the section is not there', async () => {
    expect(await markup(ready, { codes: ['ZZZ'] })).toBe('')
    expect(await markup({ state: 'empty' })).toBe('')
  })
})
