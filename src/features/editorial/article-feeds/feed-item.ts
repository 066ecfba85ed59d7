import type { Picture } from '#features/pictures/pictures/index.ts'

/** The picture of an item: our own copy of the one in an external feed, or the picture of one of our articles. */
export type FeedPicture =
  | { readonly kind: 'copy' /** Of the files below `/feed-pictures/`. */; readonly key: string }
  | { readonly kind: 'own'; readonly picture: Picture }

/** An article of a feed. JSON-serialisable. Source: requirement C-188. */
export type FeedItem = {
  readonly title: string
  /** Where the feed says that the article is. */
  readonly link: string
  readonly category: string | null
  /** ISO moment; null when the feed states none that can be read. */
  readonly publishedAt: string | null
  /** Plain text. */
  readonly description: string | null
  /** Null without one, or when it could not be fetched; the default picture is shown then. */
  readonly picture: FeedPicture | null
}

/** The feeds that the sections of a page show, by their key; null for one that has not been fetched yet. */
export type FeedsOfPage = Readonly<Record<string, readonly FeedItem[] | null>>
