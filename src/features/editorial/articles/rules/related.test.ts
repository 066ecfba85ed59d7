import { describe, expect, it } from 'vitest'
import type { ArticleSummary } from '../article.ts'
import { relatedOf } from './related.ts'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `a${index + 1}` }) as ArticleSummary)
const tag = (count: number) => ({ slug: 'hilux', name: 'Hilux', count })
const slugs = (found: readonly ArticleSummary[]) => found.map(({ slug }) => slug)

describe('related articles', () => {
  it('are five, with View More when the tag has six (V-248)', () => {
    const { articles: shown, moreTag } = relatedOf(articles(6), tag(6), null)
    expect(slugs(shown)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(moreTag).toEqual({ slug: 'hilux', name: 'Hilux', count: 6 })
  })

  it('are five without View More when the tag has five (V-248)', () => {
    const { articles: shown, moreTag } = relatedOf(articles(5), tag(5), null)
    expect(shown).toHaveLength(5)
    expect(moreTag).toBeNull()
  })

  it('do not contain the article that they are below', () => {
    expect(slugs(relatedOf(articles(6), tag(6), 'a2').articles)).toEqual(['a1', 'a3', 'a4', 'a5', 'a6'])
  })

  it('lead nowhere when the tag is unknown', () => {
    expect(relatedOf(articles(6), null, null).moreTag).toBeNull()
  })
})
