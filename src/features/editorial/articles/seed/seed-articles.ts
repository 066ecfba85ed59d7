import { readdir } from 'node:fs/promises'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import { richTextOfSeed } from '#platform/documents/seed-body.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import { momentOfSeed } from '#platform/seeding/seed-moment.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { articleFile, authorsFile, labelsFile, type SeedArticle, type SeedAuthor } from './schema.ts'

const folder = new URL('../../../../../content/articles/', import.meta.url)
const numbered = /^\d{2,3}-.*\.json$/

type Ids = ReadonlyMap<string, number>

/** The documents to which articles refer, by slug; colours by code. */
type References = { readonly [Kind in 'authors' | 'categories' | 'tags' | 'colours']: Ids }

/** @throws Error naming what does not exist */
function idFor(ids: Ids, key: string, what: string): number {
  const id = ids.get(key)
  if (id === undefined)
    throw new Error(`The seeded articles refer to the ${what} ${key}, which does not exist.`)
  return id
}

async function colourIds(payload: Payload): Promise<Ids> {
  const { docs } = await payload.find({
    ...{ collection: 'colours', draft: true, trash: true, depth: 0, pagination: false, overrideAccess: true },
    select: { code: true },
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

function pictureOfSeed(picture: SeedArticle['picture'] | undefined, colours: Ids) {
  if (picture === undefined) return {}
  const { colour, ...rest } = picture
  const stored = { ...rest, ...(colour !== undefined && { colour: idFor(colours, colour, 'colour') }) }
  return { picture: stored as never }
}

const authorData = ({ picture, ...author }: SeedAuthor, colours: Ids) => ({
  ...author,
  ...pictureOfSeed(picture, colours),
  _status: 'published' as const,
})

function articleData(article: SeedArticle, ids: References): RequiredDataFromCollectionSlug<'articles'> {
  const { slug, title, excerpt, quote, featured = false, published, body, corrections = [] } = article
  return {
    ...{ slug, title, excerpt, quote: quote ?? null, featured },
    author: idFor(ids.authors, article.author, 'author'),
    categories: article.categories.map((category) => idFor(ids.categories, category, 'category')),
    tags: article.tags.map((tag) => idFor(ids.tags, tag, 'tag')),
    ...pictureOfSeed(article.picture, ids.colours),
    publishedAt: momentOfSeed(published, siteClock().today()),
    body: richTextOfSeed(body) as never,
    corrections,
    _status: 'published' as const,
  }
}

/** Reads the files of articles in the order of their numbers. @throws ContentError on the first problem found */
export async function readSeedArticles(): Promise<readonly SeedArticle[]> {
  const names = (await readdir(folder)).filter((name) => numbered.test(name)).sort()
  return Promise.all(names.map((name) => readContentFile(`articles/${name}`, articleFile)))
}

/** Seeds the magazine. Requires the seeded colours. */
export async function articleSeeding(): Promise<Seeding> {
  const [authors, categories, tags, articles] = await Promise.all([
    readContentFile('articles/authors.json', authorsFile),
    readContentFile('articles/categories.json', labelsFile),
    readContentFile('articles/tags.json', labelsFile),
    readSeedArticles(),
  ])
  return {
    total: authors.length + categories.length + tags.length + articles.length,
    async run(payload, count) {
      async function ensure<Slug extends CollectionSlug, Item extends { readonly slug: string }>(
        collection: Slug,
        items: readonly Item[],
        dataOf: (item: Item) => RequiredDataFromCollectionSlug<Slug>,
      ): Promise<Ids> {
        const ids = new Map<string, number>()
        for (const item of items) {
          const where = { slug: { equals: item.slug } }
          const { id, made } = await ensureDocument(payload, collection, where, () => dataOf(item))
          ids.set(item.slug, id)
          count(made)
        }
        return ids
      }
      const colours = await colourIds(payload)
      const published = { _status: 'published' as const }
      const ids: References = {
        colours,
        authors: await ensure('authors', authors, (author) => authorData(author, colours)),
        categories: await ensure('article-categories', categories, (label) => ({ ...label, ...published })),
        tags: await ensure('article-tags', tags, (label) => ({ ...label, ...published })),
      }
      await ensure('articles', articles, (article) => articleData(article, ids))
    },
  }
}
