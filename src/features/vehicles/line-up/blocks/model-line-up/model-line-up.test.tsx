import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import type { BlockOf, Live, PageContext } from '#features/site/blocks/index.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { ModelLineUp } from './model-line-up.tsx'

const pages = ['/gr/models', '/discover/hybrid-electric']
const context: PageContext = {
  path: '/gr',
  language: 'en',
  theme: 'racing',
  site: { has: (path) => pages.includes(path) },
  isFirst: false,
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

const card = (code: string, rest: Partial<DisplayedModel> = {}): DisplayedModel => ({
  code,
  name: `Model ${code}`,
  href: '/vehicles/corolla-cross',
  price: cents(45_990_000),
  hybrid: false,
  picture: null,
  ...rest,
})

const cards = [card('49Y', { hybrid: true }), card('64O', { price: null })]

async function markup(
  live: Live<readonly DisplayedModel[]>,
  blockChanges: Partial<BlockOf<'modelLineUp'>> = {},
  contextChanges: Partial<PageContext> = {},
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <ModelLineUp
      block={{ ...block, ...blockChanges }}
      context={{ ...context, ...contextChanges }}
      live={live}
    />,
  )
  const parts: string[] = []
  for await (const part of prelude) parts.push(String(part))
  return parts.join('').replaceAll('<!-- -->', '')
}

const ready = { state: 'ready', data: cards } as const

describe('the model line-up block', () => {
  test('shows the heading and a card for each model on sale (V-179)', async () => {
    const html = await markup(ready)
    expect(html).toMatch(/<h2[^>]*>Explore Our Vehicles<\/h2>/)
    expect([...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, name]) => name)).toEqual([
      'Model 64O',
      'Model 49Y',
    ])
  })

  test('links Experience to the range page (V-177)', async () => {
    const html = await markup(ready)
    expect(html).toMatch(/href="\/vehicles\/corolla-cross"[^>]*>Experience /)
  })

  test('links View All Models to the racing models page, and omits it without that page (V-176)', async () => {
    expect(await markup(ready)).toMatch(/href="\/gr\/models"[^>]*>View All Models</)
    expect(await markup(ready, {}, { site: { has: () => false } })).not.toContain('View All Models')
  })

  test('links only the badge of a hybrid to the page about hybrids (V-181)', async () => {
    const links = (await markup(ready)).match(/href="\/discover\/hybrid-electric"/g)
    expect(links).toHaveLength(1)
  })

  test('shows the hybrid badge without a link when that page does not exist (V-181)', async () => {
    const html = await markup(ready, {}, { site: { has: () => false } })
    expect(html).not.toContain('/discover/hybrid-electric')
    expect(html).toContain('Hybrid')
  })

  test('shows N/A for an unknown price', async () => {
    expect(await markup(ready)).toContain('N/A')
  })

  test('renders every card as a slide labelled with its model in a carousel (V-172, V-174)', async () => {
    const html = await markup(ready, { arrangement: 'carousel' })
    expect(
      [...html.matchAll(/aria-roledescription="slide" aria-label="([^"]*)"/g)].map(([, n]) => n),
    ).toEqual(['Model 64O', 'Model 49Y'])
    expect(html).toMatch(/--slides-phone:1;.*--slides-large:4/)
  })

  test('shows Loading vehicles when the server could not load them (V-175)', async () => {
    expect(await markup({ state: 'failed' })).toContain('Loading vehicles')
  })

  test('renders nothing when none of the models is on sale (V-178)', async () => {
    expect(await markup(ready, { codes: ['ZZZ'] })).toBe('')
    expect(await markup({ state: 'empty' })).toBe('')
  })
})
