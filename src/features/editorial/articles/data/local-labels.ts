import type { Payload } from 'payload'
import type {
  ArticleCategory,
  ArticleTag,
  Author as AuthorDocument,
  Article as Document,
} from '#cms/payload-types.ts'
import { usableViews } from '#platform/documents/usable-views.ts'
import { authorOf, idOf, type Labels, labelOf } from './article-of-document.ts'

const collections = { author: 'authors', category: 'article-categories', tag: 'article-tags' } as const

type LabelKind = keyof typeof collections
type LabelDocument = { author: AuthorDocument; category: ArticleCategory; tag: ArticleTag }

const publicOnly = { draft: false, overrideAccess: false, pagination: false } as const

/** Finds a published author, category or tag by its slug; null when there is none. */
export async function findLabelDocument<Kind extends LabelKind>(
  payload: Payload,
  kind: Kind,
  slug: string,
): Promise<LabelDocument[Kind] | null> {
  const { docs } = await payload.find({
    ...{ collection: collections[kind], where: { slug: { equals: slug } }, depth: 1, limit: 1 },
    ...publicOnly,
  })
  return (docs[0] as LabelDocument[Kind] | undefined) ?? null
}

async function byId<Kind extends LabelKind>(
  payload: Payload,
  kind: Kind,
  ids: readonly (number | null)[],
): Promise<readonly LabelDocument[Kind][]> {
  const unique = [...new Set(ids)].filter((id) => id !== null)
  if (unique.length === 0) return []
  const { docs } = await payload.find({
    ...{ collection: collections[kind], where: { id: { in: unique } }, depth: 1, limit: unique.length },
    ...publicOnly,
  })
  return docs as LabelDocument[Kind][]
}

/** Reads the published authors, categories and tags of articles, each collection with one query. */
export async function labelsOf(payload: Payload, documents: readonly Document[]): Promise<Labels> {
  const [authors, categories, tags] = await Promise.all([
    byId(
      payload,
      'author',
      documents.map(({ author }) => idOf(author)),
    ),
    byId(
      payload,
      'category',
      documents.flatMap((document) => (document.categories ?? []).map(idOf)),
    ),
    byId(
      payload,
      'tag',
      documents.flatMap((document) => (document.tags ?? []).map(idOf)),
    ),
  ])
  const authorViews = usableViews(
    payload,
    'authors',
    authors,
    (author) => [author.id, authorOf(author)] as const,
  )
  return {
    authors: new Map(authorViews),
    categories: new Map(categories.map((category) => [category.id, labelOf(category)])),
    tags: new Map(tags.map((tag) => [tag.id, labelOf(tag)])),
  }
}
