import type {
  ArticleCategory,
  ArticleTag,
  Author as AuthorDocument,
  Article as Document,
} from '#cms/payload-types.ts'
import { dayOf, pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import { withHeadingIds } from '#platform/documents/heading-ids.ts'
import { richTextHtml } from '#platform/documents/rich-text-html.ts'
import { utcOffset } from '#platform/site/market.ts'
import type { Article, ArticleAuthor, ArticleCorrection, ArticleLabel, ArticleSummary } from '../article.ts'

/** What articles refer to, by id. */
export type Labels = {
  readonly authors: ReadonlyMap<number, ArticleAuthor>
  readonly categories: ReadonlyMap<number, ArticleLabel>
  readonly tags: ReadonlyMap<number, ArticleLabel>
}

type Related = number | { readonly id: number } | null | undefined

/** Returns the id of a document that an article refers to, also when it was loaded with it. */
export const idOf = (related: Related): number | null =>
  typeof related === 'number' ? related : (related?.id ?? null)

function labelsIn(related: readonly Related[] | null | undefined, known: ReadonlyMap<number, ArticleLabel>) {
  return (related ?? []).flatMap((each) => known.get(idOf(each) ?? Number.NaN) ?? [])
}

export const labelOf = ({ slug, name }: ArticleCategory | ArticleTag): ArticleLabel => ({ slug, name })

export function authorOf({ id, slug, name, role, biography, picture }: AuthorDocument): ArticleAuthor {
  return {
    ...{ slug, name, role: role || null, biography: biography || null },
    picture: pictureOfDocument(picture, { collection: 'authors', id }),
  }
}

/** Returns the view of a document for lists, which are read without the text. */
export function summaryOf(document: Document, { authors, categories, tags }: Labels): ArticleSummary {
  const { id, slug, title, excerpt, quote, publishedAt } = document
  return {
    ...{ id: String(id), slug, title, excerpt: excerpt ?? '', quote: quote || null },
    categories: labelsIn(document.categories, categories),
    tags: labelsIn(document.tags, tags),
    picture: pictureOfDocument(document.picture, { collection: 'articles', id }),
    featured: document.featured === true,
    author: authors.get(idOf(document.author) ?? Number.NaN) ?? null,
    publishedAt: new Date(publishedAt).toISOString(),
    readingMinutes: document.readingMinutes ?? null,
  }
}

function correctionsOf({ corrections }: Document): ArticleCorrection[] {
  return (corrections ?? []).flatMap(({ day, text }) => {
    const corrected = dayOf(day)
    return corrected === null ? [] : [{ day: corrected, text }]
  })
}

/** Returns the moment of the last correction: the beginning of its day. */
export function correctedAt(corrections: readonly ArticleCorrection[]): string | null {
  const last = corrections
    .map(({ day }) => day)
    .sort()
    .at(-1)
  return last === undefined ? null : new Date(`${last}T00:00:00${utcOffset}`).toISOString()
}

/** Returns the view of a document with its text. */
export function articleOf(document: Document, labels: Labels): Article {
  const corrections = correctionsOf(document)
  return {
    ...summaryOf(document, labels),
    ...withHeadingIds(richTextHtml(document.body)),
    ...{ corrections, correctedAt: correctedAt(corrections) },
  }
}
