import { describe, expect, it } from 'vitest'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { newsFile } from './schema.ts'

const news = await readContentFile('news/news.json', newsFile)

describe('the seeded news', () => {
  it('have different addresses, and one name for each category', () => {
    expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length)
    const names = new Set(news.map(({ category, categoryId }) => `${categoryId} ${category}`))
    expect(new Set(news.map(({ categoryId }) => categoryId)).size).toBe(names.size)
  })

  it('have five for the site of a dealer, and some of GR, which is category 3 (C-305, D-001, D-063)', () => {
    expect(news.length).toBeGreaterThanOrEqual(5)
    expect(news.filter(({ category, categoryId }) => category === 'GR' && categoryId === 3)).not.toEqual([])
  })
})
