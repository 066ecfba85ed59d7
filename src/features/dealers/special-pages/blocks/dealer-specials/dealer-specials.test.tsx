import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import type { SpecialsData } from '../../specials-data.ts'
import { OneAds } from '../one-ads/one-ads.tsx'
import { examples as slides } from '../specials-slider/examples.ts'
import { SpecialsSlider } from '../specials-slider/specials-slider.tsx'
import { DealerSpecials } from './dealer-specials.tsx'
import { examples } from './examples.ts'

const context: PageContext = {
  ...{ path: '/dealers/marula-toyota-bryanston', language: 'en', theme: 'light' },
  site: { has: () => true },
  isFirst: false,
}

const views = { dealerSpecials: DealerSpecials, specialsSlider: SpecialsSlider, oneAds: OneAds } as const

async function htmlOf(kind: keyof typeof views, live: Live<SpecialsData>): Promise<string> {
  const View = views[kind] as typeof DealerSpecials
  const block = { id: kind, blockType: kind } as never
  const { prelude } = await prerenderToNodeStream(<View block={block} live={live} context={context} />)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

test('has a tab for each category and one for all, whose count is the sum of the others (D-040, D-041)', async () => {
  const html = await htmlOf('dealerSpecials', examples[0].live)
  const counts = [...html.matchAll(/role="tab"[^>]*>[^<]*?([^<(]+) \((\d+)\)/g)].map(([, label, number]) => [
    label?.trim(),
    Number(number),
  ])
  expect(counts[0]).toEqual(['All', 10])
  expect(counts.slice(1).reduce((sum, [, number]) => sum + Number(number), 0)).toBe(10)
  expect(counts).toContainEqual(['Automark Sales', 1])
  expect(counts).toContainEqual(['Tyres And Brakes', 1])
})

test('gives each tab a panel that it can name, whatever an external service calls the category', async () => {
  const { live } = examples[0]
  const [first] = live.state === 'ready' ? live.data.specials : []
  if (live.state !== 'ready' || !first) throw new Error('The example has no special.')
  const specials = [{ ...first, category: 'tyres & wheels' }]
  const html = await htmlOf('dealerSpecials', { ...live, data: { ...live.data, specials } })
  const named = [...html.matchAll(/role="tabpanel" aria-labelledby="([^"]+)"/g)].map(([, id]) => id)
  expect(named).toHaveLength(2)
  // A space would separate two ids.
  for (const id of named) expect(id).toMatch(/^\S+$/)
})

test('links each special to its page, for browsers without JavaScript', async () => {
  const html = await htmlOf('dealerSpecials', examples[0].live)
  expect(html).toContain('href="/dealers/marula-toyota-bryanston/specials/1"')
})

test('names the dealers of a group whose specials could not be read (D-10)', async () => {
  const html = await htmlOf('dealerSpecials', examples[1].live)
  expect(html).toContain('The specials of Marula Toyota Polokwane cannot be shown at the moment.')
})

test('shows the slides and the link to all only with more than four live specials (D-064, D-065)', async () => {
  const many = await htmlOf('specialsSlider', slides[0].live)
  expect(count(many, /aria-roledescription="slide"/g)).toBe(8)
  expect(many).toContain('View All Specials')
  expect(await htmlOf('specialsSlider', slides[1].live)).not.toContain('View All Specials')
})

test.each(['dealerSpecials', 'specialsSlider', 'oneAds'] as const)(
  'says that there are none, and shows placeholders while they are fetched: %s (D-193, D-194)',
  async (kind) => {
    expect(await htmlOf(kind, { state: 'empty' })).toContain(
      'No Specials at this time, please check back soon.',
    )
    expect(count(await htmlOf(kind, { state: 'failed' }), /skeleton aspect/g)).toBe(3)
  },
)
