import { describe, expect, it } from 'vitest'
import { newsArticle, newsItem } from '../../news.test-support.ts'
import { newsArticleFrom, newsItemsFrom, newsResponse } from './incoming-news.ts'
import { momentOf } from './moment.ts'
import { wireNews, wireNewsOf } from './news.ts'

const siteUrl = 'https://www.example.co.za'
const baseUrl = 'https://news.example.co.za/api'

const stated = (extras: object = {}) => ({
  ...{ id: 7, slug: 'gr-yaris-launch', title: 'GR Yaris', date_time: '2026-11-20T08:30:00+02:00' },
  ...extras,
})
const read = (...entries: object[]) => newsResponse.parse({ data: entries })

describe('news on the wire', () => {
  it('have id, slug, title, high_image_url, date_time, synopsis, intro_copy and category.name (C-183, G-10)', () => {
    const wire = wireNews.parse(wireNewsOf(newsItem('gr-yaris-launch'), siteUrl))
    expect(wire).toEqual({
      ...{ id: 'gr-yaris-launch', slug: 'gr-yaris-launch', title: 'Title of gr-yaris-launch' },
      high_image_url: expect.stringMatching(/^https:\/\/www\.example\.co\.za\/art\/.*\.png$/),
      image_alt: 'The Karoo',
      date_time: '2026-11-20T04:00:00.000Z',
      ...{ synopsis: 'Synopsis of gr-yaris-launch.', intro_copy: 'Introduction of gr-yaris-launch.' },
      category: { id: 3, name: 'GR' },
    })
  })

  it('are read by another installation as they were served, with their text', () => {
    const article = newsArticle('x', { corrections: [{ day: '2026-11-21', text: 'It was the second lap.' }] })
    const wire = JSON.parse(JSON.stringify(wireNewsOf(article, siteUrl)))
    const [incoming] = read(wire).news
    if (!incoming) throw new Error('It was not read.')
    expect(newsArticleFrom(incoming, baseUrl)).toEqual({
      ...article,
      picture: expect.objectContaining({ kind: 'upload', src: wire.high_image_url, alt: 'The Karoo' }),
    })
  })

  it('may state nothing but id, slug, title and date (C-183)', () => {
    const { news, unreadable } = read(stated({ category: 'none', synopsis: null, high_image_url: ' ' }))
    expect(unreadable).toBe(0)
    expect(newsItemsFrom(news, baseUrl)).toEqual([
      {
        ...{ id: '7', slug: 'gr-yaris-launch', title: 'GR Yaris', synopsis: '', intro: '' },
        ...{ category: null, picture: null, publishedAt: '2026-11-20T06:30:00.000Z' },
      },
    ])
  })

  it('have plain texts, and a text without scripts, frames and inline handlers', () => {
    const content =
      '<h1>Big</h1><p onclick="steal()">Fast &amp; light <a href="javascript:x()">link</a></p><script>x()</script><iframe src="https://x.example"></iframe>'
    const { news } = read(stated({ synopsis: '<p>Fast &amp; <b>light</b></p>', content }))
    const [item] = newsItemsFrom(news, baseUrl)
    expect(item?.synopsis).toBe('Fast & light')
    const html = news[0] && newsArticleFrom(news[0], baseUrl).html
    expect(html).toBe('<h2>Big</h2><p>Fast &amp; light <a>link</a></p>')
  })

  it('count as unreadable without a title or a date, and are no list when all of them are (G-3)', () => {
    const bad = [
      stated({ title: ' ' }),
      stated({ date_time: 'soon' }),
      stated({ slug: '../admin' }),
      { id: 1 },
    ]
    expect(read(stated(), ...bad)).toMatchObject({ news: [{ slug: 'gr-yaris-launch' }], unreadable: 4 })
    expect(newsResponse.safeParse({ data: bad }).success).toBe(false)
    expect(newsResponse.safeParse({ data: [] }).success).toBe(true)
    expect(newsResponse.safeParse([stated()]).success).toBe(false)
  })
})

describe('the date of news', () => {
  it.each([
    ['2026-11-20T08:30:00Z', '2026-11-20T08:30:00.000Z'],
    ['2026-11-20T08:30:15+0200', '2026-11-20T06:30:15.000Z'],
    ['2026-11-20 08:30:00', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20', '2026-11-19T22:00:00.000Z'],
    ['20 November 2026', null],
    ['2026-13-40T08:30', null],
  ])('%j is %s: without an offset it is in Johannesburg', (text, moment) => {
    expect(momentOf(text)).toBe(moment)
  })
})
