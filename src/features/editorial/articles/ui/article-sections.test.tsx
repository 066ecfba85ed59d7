import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { CardList } from '../article-card.ts'
import { exampleCards } from '../example-articles.ts'
import { articleTexts } from '../texts.ts'
import { CardGrid } from './card-grid.tsx'
import { OtherArticles } from './other-articles.tsx'
import { RelatedSection } from './related-section.tsx'

const largeTiles = (count: number) => {
  const cards = exampleCards(count)
  const html = renderToStaticMarkup(<CardGrid cards={cards} total={count} headingLevel={3} />)
  return [...html.matchAll(/data-tile="(\w+)"/g)].flatMap(([, size], index) =>
    size === 'large' ? [index] : [],
  )
}

test.each([
  ['V-147', 21, [0, 6, 10, 16, 20]],
  ['V-148', 3, []],
  ['V-148', 4, [0]],
])('%s: large tiles of %i articles', (_, count, indexes) => {
  expect(largeTiles(count)).toEqual(indexes)
})

test('a card leads to the article and to the articles of each of its categories (V-151, V-153, V-155)', () => {
  const html = renderToStaticMarkup(<CardGrid cards={exampleCards(1)} total={1} headingLevel={3} />)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...['/connect/category/travel', '/connect/category/motorsport', '/connect/article/story-1'],
  ])
  expect(html).toMatch(/>Travel<[\s\S]*>Motorsport<[\s\S]*>Thandi Mokoena</)
})

test('a card without author, date, excerpt, category and picture has no gap for them', () => {
  const [, , bare] = exampleCards(3)
  const html = renderToStaticMarkup(<CardGrid cards={bare ? [bare] : []} total={1} headingLevel={3} />)
  expect(html).toContain('Story number 3')
  expect(html).not.toMatch(/<p|<time|<ul[^>]*mt-4|<img|undefined|null/)
})

test('browsers without JavaScript get links to the articles that View More would show', () => {
  const texts = articleTexts('en').articles
  const links = (count: number) =>
    renderToStaticMarkup(<OtherArticles cards={exampleCards(count)} texts={texts} />).match(/<a /g)?.length ??
    0
  expect([links(10), links(21)]).toEqual([0, 11])
})

describe('related articles of a built-in page', () => {
  const htmlOf = (list: CardList | 'failed' | 'empty') =>
    renderToStaticMarkup(
      <RelatedSection
        live={typeof list === 'string' ? { state: list } : { state: 'ready', data: list }}
        language="en"
        path="/vehicles/fortuner"
      />,
    )
  const viewMore = /href="([^"]*)"[^>]*>View More</

  it('has the heading, five articles, and View More to the page of the tag (V-156, V-248)', () => {
    const html = htmlOf({ cards: exampleCards(5), more: '/connect/tag/fortuner' })
    expect(html).toMatch(/<h2[^>]*>Read Related Articles</)
    expect(html.match(/<article/g)).toHaveLength(5)
    expect(viewMore.exec(html)?.[1]).toBe('/connect/tag/fortuner')
  })

  it('has no View More when the tag has no more articles (V-248)', () => {
    expect(htmlOf({ cards: exampleCards(5), more: null })).not.toMatch(viewMore)
  })

  it('offers a retry when they could not be loaded, and is left out without any (V-344)', () => {
    expect(htmlOf('failed')).toMatch(
      /The articles could not be loaded\.[\s\S]*href="\/vehicles\/fortuner"[^>]*>Try again</,
    )
    expect(htmlOf('empty')).toBe('')
  })
})
