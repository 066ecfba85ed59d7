import type { DealerCardTexts, OpeningTexts } from '#features/dealers/dealers/texts.ts'

/** The labels of a dealer's card, in the language of the page. */
export type CardLabels = {
  readonly card: DealerCardTexts
  readonly opening: OpeningTexts
  /** Note for screen readers after a link that opens a new tab. */
  readonly newTab: string
}
