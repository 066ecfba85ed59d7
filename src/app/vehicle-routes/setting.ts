import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** What the address of a page about a range names. */
export type RangeParams = { locale: string; range: string; dealer?: string }

export type HeadProps = {
  readonly range: { readonly slug: string; readonly name: string }
  readonly dealer: DealerContext | null
  readonly language: Language
  /** The page it stands on. */
  readonly page: { readonly title: string; readonly path: string }
}

/** Where a page about a range stands: on the site itself, or among the pages of a dealer. */
export type Setting = {
  /** The dealer an address names: null on the site itself, undefined where there is no such dealer. */
  readonly dealerAt: (slug: string | undefined) => Promise<DealerContext | null | undefined>
  /** What stands above the page. */
  readonly Head: (props: HeadProps) => ReactNode
}
