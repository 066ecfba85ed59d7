import type { ArticleLabel } from './article.ts'

/** The picture of a card: addresses of the same picture in two widths. */
export type CardImage = { readonly src: string; readonly small: string }

/** An article as a card shows it, for pages and browsers. JSON-serialisable. Source: requirement V-151. */
export type ArticleCard = {
  readonly slug: string
  /** Cut at ten words. Source: requirement V-149. */
  readonly title: string
  /** Cut at 18 words. Source: requirement V-150. */
  readonly excerpt: string
  readonly categories: readonly ArticleLabel[]
  /** The name of its author; null without one, or when it could not be loaded. */
  readonly author: string | null
  /** `2026-11-20`; null when it is not known. */
  readonly day: string | null
  readonly image: CardImage | null
}

/** A list of cards, and the page that has more of them. */
export type CardList = {
  readonly cards: readonly ArticleCard[]
  /** The path of View More below related articles; null without more. Source: requirement V-248. */
  readonly more: string | null
}

/** The lists of the sections of a page, by what their settings select. */
export type ArticleLists = { readonly lists: Readonly<Record<string, CardList>> }
