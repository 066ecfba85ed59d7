import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { Live, PageContext } from '#features/site/blocks/index.ts'
import { ConnectCarousel } from '../blocks/connect-carousel/connect-carousel.tsx'
import { FeedCards } from '../blocks/feed-cards/feed-cards.tsx'
import { FeedSlider } from '../blocks/feed-slider/feed-slider.tsx'
import type { FeedItem, FeedsOfPage } from '../feed-item.ts'
import { feedTexts } from '../texts.ts'

const context: PageContext = {
  ...{ path: '/connect', language: 'en', theme: 'light', isFirst: false },
  site: { has: () => true },
}

async function htmlOf(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const item = (number: number): FeedItem => ({
  ...{ title: `Title ${number}`, link: `https://feed.example/2026/11/article-${number}/` },
  ...{ category: `Category ${number}`, publishedAt: '2026-11-23T22:30:00.000Z' },
  ...{ description: `Description ${number}`, picture: { kind: 'copy', key: `${number}`.padStart(32, '0') } },
})
const ready = (count: number): Live<FeedsOfPage> => ({
  state: 'ready',
  data: { own: Array.from({ length: count }, (_, index) => item(index + 1)) },
})

const cards = (live: Live<FeedsOfPage>, settings: object = {}) =>
  htmlOf(
    <FeedCards
      block={{ id: 'cards', blockType: 'feedCards', arrangement: 'row', ...settings }}
      live={live}
      context={context}
    />,
  )
const slider = (live: Live<FeedsOfPage>) =>
  htmlOf(<FeedSlider block={{ id: 'slider', blockType: 'feedSlider' }} live={live} context={context} />)
const carousel = (live: Live<FeedsOfPage>) =>
  htmlOf(
    <ConnectCarousel block={{ id: 'connect', blockType: 'connectCarousel' }} live={live} context={context} />,
  )

const articlesIn = (html: string) => html.match(/<article.*?<\/article>/gs) ?? []
const linksIn = (html: string) => [...html.matchAll(/href="(\/connect[^"]*)"/g)].map(([, path]) => path)

describe('the cards of a feed', () => {
  it('have title, category, date, description and picture (C-187, C-188)', async () => {
    const found = articlesIn(await cards(ready(3)))
    expect(found).toHaveLength(3)
    for (const [index, html] of found.entries()) {
      const number = index + 1
      for (const part of [`Title ${number}`, `Category ${number}`, `Description ${number}`])
        expect(html).toContain(part)
      // Half past midnight of the next day in Johannesburg.
      expect(html).toContain('24 November 2026')
      expect(html).toContain(`src="/feed-pictures/${`${number}`.padStart(32, '0')}/480.webp"`)
    }
  })

  it.each([
    ['row', 4],
    ['grid', 8],
  ])('of twelve articles are, as a %s, %i (C-189, C-190)', async (arrangement, count) => {
    expect(articlesIn(await cards(ready(12), { arrangement }))).toHaveLength(count)
  })

  it.each([[2], [1]])('of %i articles are as many (C-370)', async (count) => {
    expect(articlesIn(await cards(ready(count)))).toHaveLength(count)
  })

  it('lead to the articles in our magazine (C-191)', async () => {
    expect(linksIn(await cards(ready(2)))).toEqual([
      '/connect/article/article-1',
      '/connect/article/article-2',
    ])
  })

  it('lie on the default picture, which shows when theirs does not load or there is none (C-188, C-396)', async () => {
    const broken = articlesIn(await cards(ready(1)))[0] ?? ''
    expect(broken).toMatch(/data-no-featured-image.*<img[^>]*\/feed-pictures\/[^>]*alt=""/s)
    const data = { own: [{ ...item(1), picture: null }] }
    const without = articlesIn(await cards({ state: 'ready', data }))[0] ?? ''
    expect(without).toMatch(/data-no-featured-image[^>]*>.*?\/art\//s)
    expect(without).not.toContain('/feed-pictures/')
  })
})

describe('the slider of a feed', () => {
  it('shows the articles as slides (C-273)', async () => {
    const html = await slider(ready(5))
    expect(articlesIn(html)).toHaveLength(5)
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(5)
  })
})

describe('the Connect carousel', () => {
  it('has exactly three slides (C-192)', async () => {
    const html = await carousel(ready(12))
    expect(articlesIn(html)).toHaveLength(3)
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3)
  })

  it('has a button to the magazine (C-193)', async () => {
    expect(await carousel(ready(3))).toMatch(/<a[^>]*href="\/connect"[^>]*>Learn more<\/a>/)
  })
})

describe('a section of a feed', () => {
  const texts = feedTexts('en').articleFeeds

  it.each([
    ['cards', cards],
    ['slides', slider],
    ['the carousel', carousel],
  ])('says for %s that there are no articles (C-370)', async (_, render) => {
    const html = await render(ready(0))
    expect(html).toContain(texts.none)
    expect(html).not.toContain(texts.failed)
  })

  it('says that its articles could not be loaded, with a retry, and not that there are none (G-3)', async () => {
    for (const live of [{ state: 'failed' }, { state: 'ready', data: { own: null } }] as const) {
      const html = await cards(live)
      expect(html).toContain(texts.failed)
      expect(html).toMatch(/<a href="\/connect"[^>]*>Try again<\/a>/)
      expect(html).not.toContain(texts.none)
    }
  })

  it('shows the feed that an editor chose', async () => {
    const data = { own: [item(1)], 7: [item(2), item(3)] }
    const html = await cards({ state: 'ready', data }, { feed: 7 })
    expect(articlesIn(html).map((each) => /Title \d/.exec(each)?.[0])).toEqual(['Title 2', 'Title 3'])
  })
})
