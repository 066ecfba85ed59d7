import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Path parameters of a page about a range. */
export type RangeParams = { locale: string; range: string; dealer?: string }

export type HeaderProps = {
  readonly range: { readonly slug: string; readonly name: string }
  readonly dealer: DealerContext | null
  readonly language: Language
  /** The current page. */
  readonly page: { readonly title: string; readonly path: string }
}

/** The variant of a page about a range: on the site itself, or on the pages of a dealer. */
export type RouteVariant = {
  /** Finds the dealer of a path: null on the site itself, undefined when the dealer does not exist. */
  readonly findDealer: (slug: string | undefined) => Promise<DealerContext | null | undefined>
  /** Rendered above the page. */
  readonly Header: (props: HeaderProps) => ReactNode
}

/** The variant of a page about models of any range. */
export type AcrossRangesVariant = Pick<RouteVariant, 'findDealer'> & {
  /** Rendered above the page. */
  readonly Header: (props: Pick<HeaderProps, 'dealer' | 'page'>) => ReactNode
}
