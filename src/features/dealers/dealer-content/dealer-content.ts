import type { Picture } from '#features/pictures/pictures/index.ts'
import type { RichTextData } from '#ui/content/rich-text.tsx'

/** Source: requirements D-014, D-037. */
export type TeamMember = {
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly telephone: string | null
  readonly email: string | null
  readonly picture: Picture | null
}

/** A team with at least one member. Source: requirements D-035 to D-037. */
export type Team = {
  readonly id: string
  readonly name: string
  readonly members: readonly TeamMember[]
}

/** Stars out of five. */
export type Rating = 1 | 2 | 3 | 4 | 5

/** Source: requirement D-027. */
export type Testimonial = {
  readonly id: string
  readonly rating: Rating
  readonly text: RichTextData
  readonly fullName: string
  readonly productName: string | null
}

/** Questions under a title. Source: requirement D-050. */
export type DealerFaq = {
  readonly id: string
  readonly title: string
  readonly items: readonly {
    readonly id: string
    /** The question. */
    readonly title: string
    /** The answer. */
    readonly text: RichTextData
  }[]
}

/** Source: requirement D-047; decisions C-7, C-14. */
export type DealerEvent = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly picture: Picture | null
  /** ISO day; null when it has no date. */
  readonly startsOn: string | null
  /** ISO day, the last one of the event; null when it has no date or lasts one day. */
  readonly endsOn: string | null
}

/** Source: requirement D-052. */
export type DealerQuote = {
  readonly id: string
  readonly fullName: string
  readonly quote: string
}

/** What the pages of a dealer show besides the dealer itself, filtered by brand, in display order. */
export type DealerContent = {
  readonly teams: readonly Team[]
  readonly testimonials: readonly Testimonial[]
  readonly faqs: readonly DealerFaq[]
  /** Events that have not ended, the earliest first. */
  readonly events: readonly DealerEvent[]
  readonly quotes: readonly DealerQuote[]
}
