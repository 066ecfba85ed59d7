import type { LocalText } from '#platform/i18n/local-text.ts'

/** Anchors of the sections of a vehicle's page. Source: requirements C-340 to C-343. */
export type PageSection = 'design' | 'performance' | 'technology' | 'safety'

/** A group of a full specification. Values without a translation, such as names of products, are English. */
export type SpecificationSection = {
  /** Anchor; null for a group without one. */
  readonly id: PageSection | null
  readonly title: LocalText
  readonly items: readonly { readonly label: LocalText; readonly value: LocalText }[]
}
