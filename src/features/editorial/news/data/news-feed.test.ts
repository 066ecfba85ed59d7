import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#platform/process/config.ts'
import { newsItem } from '../news.test-support.ts'
import type { NewsItem } from '../news-item.ts'
import { newsFeed, newsSiteMap } from './news-feed.ts'

const siteUrl = 'https://www.example.co.za'

beforeAll(() => {
  vi.stubEnv('SITE_URL', siteUrl)
  provideConfig({})
})

/** The texts of the elements with this name, in order, as another program reads them. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let open: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name: opened }) => {
    if (opened === name) open = ''
  })
  parser.on('text', (text) => {
    if (open !== null) open += text
  })
  parser.on('closetag', ({ name: closed }) => {
    if (closed !== name) return
    texts.push(open ?? '')
    open = null
  })
  parser.write(xml).close()
  return texts
}

const odd = newsItem('odd', { title: 'Fast & <light>: “GR”\u0007', publishedAt: '2026-11-20T22:30:00.000Z' })

describe('the feed of news', () => {
  it('has title, link, date, category and description of each', () => {
    const xml = newsFeed([odd, newsItem('plain', { synopsis: '', category: null, picture: null })])
    expect(textsOf(xml, 'title').slice(1)).toEqual(['Fast & <light>: “GR”', 'Title of plain'])
    expect(textsOf(xml, 'guid')).toEqual([`${siteUrl}/discover/news/odd`, `${siteUrl}/discover/news/plain`])
    expect(textsOf(xml, 'pubDate')[0]).toBe('Fri, 20 Nov 2026 22:30:00 GMT')
    expect(textsOf(xml, 'category')).toEqual(['GR'])
    expect(textsOf(xml, 'description').slice(1)).toEqual(['Synopsis of odd.', 'Introduction of plain.'])
  })

  it('has the thirty newest', () => {
    const many = Array.from({ length: 40 }, (_, index) => newsItem(`n${index}`))
    expect(textsOf(newsFeed(many), 'guid')).toHaveLength(30)
  })
})

describe('the site map of news', () => {
  const now = new Date('2026-11-22T06:00:00Z')
  const at = (slug: string, publishedAt: string): NewsItem => newsItem(slug, { publishedAt })

  it('has what appeared in the last 48 hours', () => {
    const xml = newsSiteMap(
      [
        at('new', '2026-11-22T05:00:00Z'),
        at('edge', '2026-11-20T06:00:00Z'),
        at('old', '2026-11-20T05:59:59Z'),
      ],
      now,
    )
    expect(textsOf(xml, 'loc')).toEqual([`${siteUrl}/discover/news/new`, `${siteUrl}/discover/news/edge`])
    expect(textsOf(xml, 'news:publication_date')).toEqual(['2026-11-22T05:00:00Z', '2026-11-20T06:00:00Z'])
    expect(textsOf(xml, 'news:language')).toEqual(['en', 'en'])
  })

  it('is valid without any', () => {
    expect(textsOf(newsSiteMap([], now), 'loc')).toEqual([])
  })
})
