import type { LocalText } from '#platform/i18n/local-text.ts'

/** Names by which links jump to a part of a vehicle's page. Source: requirements C-340 to C-343. */
export type PageSection = 'design' | 'performance' | 'technology' | 'safety'

/** A group of a full specification as it is shown. The values are English. */
export type SpecificationSection = {
  /** Where links jump to it. */
  readonly id: PageSection | null
  readonly title: LocalText
  readonly items: readonly { readonly label: LocalText; readonly value: string }[]
}
