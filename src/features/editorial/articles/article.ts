import type { Picture } from '#features/pictures/pictures/index.ts'

/** A category or tag of articles. */
export type ArticleLabel = {
  /** Lower-case with hyphens, unique: `on-the-road`. */
  readonly slug: string
  readonly name: string
}

/** Somebody who writes articles. */
export type ArticleAuthor = {
  readonly slug: string
  readonly name: string
  /** What they do: `Motoring writer`. */
  readonly role: string | null
  /** A few sentences about them. */
  readonly biography: string | null
  readonly picture: Picture | null
}

/** An article as lists show it. JSON-serialisable. Source: requirement V-151. */
export type ArticleSummary = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  /** A sentence from the article that stands out; null without one. */
  readonly quote: string | null
  readonly categories: readonly ArticleLabel[]
  readonly tags: readonly ArticleLabel[]
  readonly picture: Picture | null
  /** Whether it is pinned to the beginning of the magazine. */
  readonly featured: boolean
  /** Null when there is none, or when they could not be loaded. Source: requirement V-322. */
  readonly author: ArticleAuthor | null
  /** ISO moment; null when a service does not state it. */
  readonly publishedAt: string | null
  /** Minutes that reading it takes, at least 1; null when its text is not known. */
  readonly readingMinutes: number | null
}

/** A correction that readers see, with the day it was made. */
export type ArticleCorrection = { readonly day: string; readonly text: string }

/** An article with its text. */
export type Article = ArticleSummary & {
  /** The text as safe HTML: headings from h2 with `id`s, paragraphs, lists, quotes, links. */
  readonly html: string
  /** The h2 headings of the text, for the table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly corrections: readonly ArticleCorrection[]
  /** ISO moment of the last correction; null without any. */
  readonly correctedAt: string | null
}

/** A category or a tag, with the number of its articles. Source: requirement V-152. */
export type CountedLabel = ArticleLabel & { readonly count: number }

/** The articles below another one, or below a vehicle. Source: requirement V-248. */
export type RelatedArticles = {
  /** At most five. */
  readonly articles: readonly ArticleSummary[]
  /** The tag whose page View More opens; null when it has no more articles than are shown. */
  readonly moreTag: CountedLabel | null
}

/** Which articles a list contains. Source: requirements V-315 to V-321. */
export type ArticleFilter =
  | { readonly kind: 'all' }
  /** The id that the service of articles gives a category; a number in our own database. */
  | { readonly kind: 'category-id'; readonly id: string }
  | { readonly kind: 'author' | 'category' | 'tag'; readonly slug: string }
  | { readonly kind: 'related'; readonly ids: readonly string[] }
  | { readonly kind: 'text'; readonly text: string }
