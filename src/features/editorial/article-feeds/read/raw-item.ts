/** An item as a feed states it, in the words of RSS 2.0. */
export type RawItem = {
  readonly title: string
  readonly link: string
  /** The first one is the main one. */
  readonly categories: readonly string[]
  readonly pubDate: string
  /** HTML. */
  readonly description: string
  /** The whole article as HTML: `content:encoded`. */
  readonly content: string
  /** The address of a picture that the feed names outside of its texts; empty without one. */
  readonly picture: string
}

/** A feed that cannot be read; nothing of it is used. The message tells an editor what is wrong. */
export class FeedUnreadable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FeedUnreadable'
  }
}

/** An attachment of an item: `enclosure`, `media:content` or `media:thumbnail`. */
export type Attachment = {
  readonly element: string
  readonly url: string
  readonly type: string
  readonly medium: string
}

/** Whether an attachment is a picture. Sources: RSS 2.0, `enclosure`; Media RSS 1.5. */
export function isPicture({ element, type, medium }: Attachment): boolean {
  if (element === 'media:thumbnail') return true
  return type.startsWith('image/') || (element === 'media:content' && medium === 'image')
}
