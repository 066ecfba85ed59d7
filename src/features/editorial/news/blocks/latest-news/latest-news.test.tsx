import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import { exampleCards } from '../../example-news.ts'
import type { NewsLists } from '../../news-card.ts'
import { DealerNews } from '../dealer-news/dealer-news.tsx'
import { LatestNews } from './latest-news.tsx'

const contextOf = (path: string): PageContext => ({
  ...{ path, language: 'en', theme: 'light', isFirst: false },
  site: { has: () => true },
})

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const carousel = (live: Live<NewsLists>, settings: object = {}) =>
  htmlOf(
    <LatestNews
      block={{ id: 'news', blockType: 'latestNews', category: 3, ...settings }}
      live={live}
      context={contextOf('/gr')}
    />,
  )

const onDealerSite = (live: Live<NewsLists>) =>
  htmlOf(
    <DealerNews
      block={{ id: 'news', blockType: 'dealerNews' }}
      live={live}
      context={contextOf('/dealers/bryanston')}
    />,
  )

const ready = (lists: NewsLists['lists']): Live<NewsLists> => ({ state: 'ready', data: { lists } })
const articlesIn = (html: string) => html.match(/<article.*?<\/article>/gs) ?? []
const hrefsIn = (html: string) =>
  [...html.matchAll(/href="(\/discover\/news\/[^"]+)"/g)].map(([, href]) => href)

describe('the carousel of news', () => {
  it('is titled Latest News and shows a card for each item (C-179, C-181)', async () => {
    const html = await carousel(ready({ '3': exampleCards }))
    expect(html).toMatch(/<h2[^>]*>Latest News<\/h2>/)
    expect(articlesIn(html)).toHaveLength(9)
    expect(html).not.toContain('Loading')
  })

  it('shows picture, date, title, synopsis and category name on a card (C-183)', async () => {
    const [card = ''] = articlesIn(await carousel(ready({ '3': exampleCards })))
    expect(card).toContain('<img')
    expect(card).toContain('<time dateTime="2026-11-20">20 November 2026</time>')
    expect(card).toContain('The new GR Yaris arrives at Kyalami with more…')
    expect(card).toContain('More power, more grip')
    expect(card).toContain('<span>GR</span>')
  })

  it('limits the synopsis to four lines (C-185)', async () => {
    const [card = ''] = articlesIn(await carousel(ready({ '3': exampleCards })))
    expect(card).toMatch(/<p class="[^"]*\bline-clamp-4\b[^"]*">More power/)
  })

  it('leads to /discover/news/{slug} (C-186)', async () => {
    expect(hrefsIn(await carousel(ready({ '3': exampleCards })))[0]).toBe('/discover/news/gr-yaris-launch')
  })

  it('shows the category and the number of news that an editor chose (G-8)', async () => {
    const live = ready({ '1': exampleCards.slice(3), all: exampleCards })
    expect(hrefsIn(await carousel(live, { category: 1, limit: 2 }))).toEqual([
      '/discover/news/news-4',
      '/discover/news/news-5',
    ])
    expect(hrefsIn(await carousel(live, { category: 0 }))).toHaveLength(9)
  })

  it.each([
    ['the response', { state: 'empty' } as const],
    ['its category', ready({ '3': [], all: exampleCards })],
  ])('says that there are none when %s is empty, without arrows (C-182, C-394)', async (_, live) => {
    const html = await carousel(live)
    expect(html).toContain('>No news articles found<')
    expect(html).not.toContain('<button')
    expect(html).not.toContain('Slides:')
  })

  it('shows a loading indicator while the browser fetches what failed, and a retry without JavaScript (C-180, C-392)', async () => {
    const html = await carousel({ state: 'failed' })
    expect(html).toMatch(/role="status"[^>]*>Loading/)
    expect(html).toMatch(/<noscript>.*The news could not be loaded\..*<a href="\/gr"[^>]*>Try again<\/a>/s)
    expect(html).not.toContain('No news articles found')
  })

  it('can be in racing style on any page (C-305)', async () => {
    expect(await carousel(ready({ '3': exampleCards }), { theme: 'racing' })).toContain('data-theme="racing"')
  })
})

describe('the news on the site of a dealer', () => {
  it('are five of nine, each with a link (D-063, D-418)', async () => {
    const html = await onDealerSite(ready({ all: exampleCards }))
    expect(hrefsIn(html)).toEqual([
      '/discover/news/gr-yaris-launch',
      ...[2, 3, 4, 5].map((number) => `/discover/news/news-${number}`),
    ])
  })

  it('offer a retry when they could not be loaded, and do not say that there are none (D-398)', async () => {
    const html = await onDealerSite({ state: 'failed' })
    expect(html).toContain('The news could not be loaded.')
    expect(html).toContain('Try again')
    expect(html).not.toContain('No news articles found')
  })
})
