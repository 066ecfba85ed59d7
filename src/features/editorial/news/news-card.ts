/** The picture of a card: addresses of the same picture in two widths. */
export type CardImage = {
  readonly src: string
  readonly small: string
  readonly alt: string
}

/** News as a card shows them, for pages and browsers. JSON-serialisable. Source: requirement C-183. */
export type NewsCard = {
  readonly slug: string
  /** Cut at nine words. Source: requirement C-184. */
  readonly title: string
  /** `2026-11-20`. */
  readonly day: string
  /** `20 November 2026`. */
  readonly date: string
  readonly synopsis: string
  readonly category: string | null
  readonly image: CardImage | null
}

/** The cards of a section of news, by what its settings select. */
export type NewsLists = { readonly lists: Readonly<Record<string, readonly NewsCard[]>> }
