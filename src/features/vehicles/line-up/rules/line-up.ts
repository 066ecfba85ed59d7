type Listed = { readonly slug: string; readonly bodyType: string | null }

/** An editor's filter of the ranges on sale. */
export type LineUpFilter = { readonly bodyTypes?: readonly string[] | null; readonly racing?: boolean | null }

/** Slugs of the racing brand's ranges begin with its letters: gr-corolla, gr86. */
const racingSlug = /^gr(?:-|\d)/

/** Filters ranges by body type and racing brand; empty conditions match every range. */
export function filterRanges<Range extends Listed>(
  ranges: readonly Range[],
  { bodyTypes, racing }: LineUpFilter,
): Range[] {
  return ranges
    .filter(({ bodyType }) => !bodyTypes?.length || (bodyType !== null && bodyTypes.includes(bodyType)))
    .filter(({ slug }) => !racing || racingSlug.test(slug))
}
