import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { richTextOfSeed } from '#platform/documents/seed-body.ts'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { ensureDocument } from '#platform/seeding/ensure-document.ts'
import { momentOfSeed } from '#platform/seeding/seed-moment.ts'
import type { Seeding } from '#platform/seeding/seeding.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { newsFile, type SeedNews } from './schema.ts'

type Data = RequiredDataFromCollectionSlug<'news'>

/** Noon in Johannesburg, so that the date is the same in nearby time zones. */
const noonOf = (day: string) => `${day}T10:00:00.000Z`

async function findColours(payload: Payload): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({
    ...{ collection: 'colours', draft: true, trash: true, depth: 0, pagination: false, overrideAccess: true },
    select: { code: true },
  })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

function pictureOf({ picture, slug }: SeedNews, colours: ReadonlyMap<string, number>): Data['picture'] {
  const { colour, ...rest } = picture
  const id = colour === undefined ? undefined : colours.get(colour)
  if (colour !== undefined && id === undefined)
    throw new Error(`The seeded news ${slug} refer to the colour ${colour}, which does not exist.`)
  return { ...rest, ...(id !== undefined && { colour: id }) } as Data['picture']
}

/** Creates the categories of the news, and returns their ids by number. */
async function ensureCategories(payload: Payload, news: readonly SeedNews[]): Promise<Map<number, number>> {
  const names = new Map(news.map(({ categoryId, category }) => [categoryId, category]))
  const ids = new Map<number, number>()
  for (const [number, name] of names) {
    const where = { number: { equals: number } }
    const { id } = await ensureDocument(payload, 'news-categories', where, () => ({ name, number }))
    ids.set(number, id)
  }
  return ids
}

/** Seeds the news and their categories. Requires the seeded colours. */
export async function newsSeeding(): Promise<Seeding> {
  const news = await readContentFile('news/news.json', newsFile)
  const today = siteClock().today()
  return {
    total: news.length,
    async run(payload, count) {
      const [colours, categories] = [await findColours(payload), await ensureCategories(payload, news)]
      for (const item of news) {
        const { slug, title, synopsis, intro } = item
        const { made } = await ensureDocument(payload, 'news', { slug: { equals: slug } }, () => ({
          ...{ slug, title, synopsis, intro },
          publishedAt: momentOfSeed(item.published, today),
          category: categories.get(item.categoryId) ?? null,
          picture: pictureOf(item, colours),
          body: richTextOfSeed(item.body),
          corrections: (item.corrections ?? []).map(({ day, text }) => ({ day: noonOf(day), text })),
          _status: 'published',
        }))
        count(made)
      }
    },
  }
}
