import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import { examples } from './examples.ts'
import { VinCheckerBanner } from './vin-checker.tsx'

const [full, kinto, long] = examples

if (!full || !kinto || !long) throw new Error('The examples of recall finders have changed.')

const context: PageContext = {
  ...{ path: '/owners/recall', language: 'en', theme: 'light', isFirst: true },
  site: { has: (path) => path === '/vehicles' },
  breadcrumbs: <nav aria-label="Breadcrumbs">Owners</nav>,
}

type Example = (typeof examples)[number]

function viewOf({ block, live = { state: 'empty' } }: Example, changed: Partial<PageContext> = {}) {
  return <VinCheckerBanner block={block} live={live} context={{ ...context, ...changed }} />
}
const markupOf = (...props: Parameters<typeof viewOf>) => renderToStaticMarkup(viewOf(...props))

// Waits for the lazy island, so that later synchronous renders include it.
beforeAll(async () => {
  await prerenderToNodeStream(viewOf(full))
})

/** The sources of the banner in windows narrower than 768 px, apart from the formats of its own picture. */
const sourcesOf = (html: string) =>
  [...html.matchAll(/<source [^>]*srcSet="([^"]+)"/gi)].map(([, source]) => source)

describe('the banner of the recall finder', () => {
  it('is the element vinChecker, around field and button (V-095, V-096)', () => {
    const html = markupOf(full)
    expect(html).toMatch(/^<div id="vinChecker">/)
    expect(html).toMatch(
      /<form method="post" action="\/api\/recall-check"|<form [^>]*action="\/api\/recall-check"/,
    )
    expect(html).toMatch(/<input [^>]*name="vin"/)
    expect(html).toContain('Search Database')
  })

  it('leaves its id to the anchor of an editor', () => {
    expect(markupOf(kinto)).not.toContain('vinChecker')
  })

  it('shows breadcrumbs, line above the title, title, subtitle, logo and buttons (V-097)', () => {
    const html = markupOf(full)
    const parts = [
      'aria-label="Breadcrumbs"',
      '<img',
      '>Recalls</p>',
      '<h1',
      'Is yours among them?',
      'Seventeen characters',
      'href="/vehicles"',
    ]
    const banner = html.slice(html.indexOf('class="frame'))
    const places = parts.map((part) => banner.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('shows the number of the call centre, as a link (V-106)', () => {
    expect(markupOf(full)).toMatch(/<a href="tel:0800000000"[^>]*>0800 000 000<\/a>/)
    expect(markupOf(long)).not.toContain('tel:')
  })

  it('has another picture on phones on a page about KINTO or Le Mans, and no other page (V-098)', () => {
    const own = (path: string) =>
      sourcesOf(markupOf(kinto, { path })).some((source) => source?.includes('/kyalami/'))
    expect(own('/payment-options/kinto')).toBe(true)
    expect(own('/gr/motorsport/le-mans')).toBe(true)
    expect(own('/owners/recall')).toBe(false)
  })

  it('explains where the VIN is without JavaScript', () => {
    expect(markupOf(full)).toMatch(/<noscript>.*licence disc.*<\/noscript>/)
  })
})
