import type { Picture } from '#features/pictures/pictures/index.ts'

/** The category of a news item; the id is what the news API filters by. */
export type NewsCategory = { readonly id: number; readonly name: string }

/** A news item as cards show it. JSON-serialisable. Source: requirement C-183. */
export type NewsItem = {
  readonly id: string
  /** Unique: `gr-yaris-launch`. */
  readonly slug: string
  readonly title: string
  readonly picture: Picture | null
  /** ISO moment. */
  readonly publishedAt: string
  readonly synopsis: string
  readonly intro: string
  readonly category: NewsCategory | null
}

/** A news item with its text. */
export type NewsArticle = NewsItem & {
  /** The text as safe HTML. */
  readonly html: string
  readonly corrections: readonly { readonly day: string; readonly text: string }[]
}
