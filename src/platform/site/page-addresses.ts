import { racingPaths } from './theme.ts'

/** A query parameter that changes a page's HTML. */
export type KnownParameter = {
  readonly name: string
  /** Matches the paths of the pages that read it. */
  readonly path: RegExp
  /** Matches valid values; a parameter with any other value is ignored. */
  readonly value: RegExp
  /** The value of every valid parameter, when only its presence matters, even without a value. */
  readonly canonical?: string
  /** Whether the page is a list of results: rendered for every query, and the same for all visitors for a few seconds. */
  readonly search?: true
}

type Rewrite = {
  readonly source: string
  readonly has?: { readonly type: 'query'; readonly key: string; readonly value?: string }[]
  readonly destination: string
}

type Redirect = { readonly source: string; readonly destination: string; readonly permanent: true }

/** What a feature's pages mean for the server and for Next, as plain data. */
export type PageAddresses = {
  /** The parameters of its pages. A page without any is the same for every query, and cached once. */
  readonly parameters?: readonly KnownParameter[]
  /** Rewrites to internal paths, because Next cannot cache a page that reads the query. */
  readonly rewrites?: readonly Rewrite[]
  /** Redirects of internal paths to their public addresses. */
  readonly redirects?: readonly Redirect[]
  /** First segments of its pages that no page of an editor may have. */
  readonly reserved?: readonly string[]
  /** First segments of its files, below which there are no pages. They are reserved as well. */
  readonly files?: readonly string[]
}

/** Makes a pattern case-sensitive; Next matches case-insensitively by default. */
export const caseSensitive = (pattern: string): string => `(?-i:${pattern})`

/** The theme of a path as the first part of its pattern: racing is matched first, all other paths have the light theme. */
export const themePatterns = [
  ['racing', `(?=${racingPaths}$)`],
  ['light', ''],
] as const

/** Rewrites an address with any of these parameters to a page that reads the query; without one it is cached. */
export const rewritesWithAny = (
  names: readonly string[],
  source: string,
  destination: string,
): readonly Rewrite[] => names.map((key) => ({ source, has: [{ type: 'query' as const, key }], destination }))
