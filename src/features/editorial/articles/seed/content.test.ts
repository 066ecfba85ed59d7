import { describe, expect, it } from 'vitest'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { authorsFile, labelsFile } from './schema.ts'
import { readSeedArticles } from './seed-articles.ts'

const articles = await readSeedArticles()
const authors = await readContentFile('articles/authors.json', authorsFile)
const categories = await readContentFile('articles/categories.json', labelsFile)
const tags = await readContentFile('articles/tags.json', labelsFile)

const slugsOf = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug)

describe('the seeded magazine', () => {
  it('refers to authors, categories and tags that it has, each of which has an article', () => {
    const used = (of: (article: (typeof articles)[number]) => readonly string[]) =>
      [...new Set(articles.flatMap(of))].sort()
    expect(used(({ author }) => [author])).toEqual(slugsOf(authors).sort())
    expect(used((article) => article.categories)).toEqual(slugsOf(categories).sort())
    expect(used((article) => article.tags)).toEqual(slugsOf(tags).sort())
  })

  it('has every address once', () => {
    for (const items of [articles, authors, categories, tags])
      expect(new Set(slugsOf(items)).size).toBe(items.length)
  })

  it('has enough articles for View More, and a tag with more than are shown as related', () => {
    expect(articles.length).toBeGreaterThan(10)
    const counts = slugsOf(tags).map(
      (slug) => articles.filter((article) => article.tags.includes(slug)).length,
    )
    expect(Math.max(...counts)).toBeGreaterThan(5)
  })

  it('has fresh articles on a new installation, and older ones', () => {
    const ages = articles.flatMap(({ published }) =>
      typeof published === 'string' ? [] : [published.daysAgo],
    )
    expect(Math.min(...ages)).toBeLessThanOrEqual(7)
  })
})
