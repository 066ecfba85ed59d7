type Listed = { readonly slug: string; readonly bodyType: string | null }

/** What an editor chose to show of the ranges on sale. */
export type LineUpChoice = { readonly bodyTypes?: readonly string[] | null; readonly racing?: boolean | null }

/** Ranges of the racing brand carry its letters in their address: gr-corolla, gr86. */
const racingSlug = /^gr(?:-|\d)/

/** The ranges of a choice, in their order. */
export function chosenRanges<Range extends Listed>(
  ranges: readonly Range[],
  { bodyTypes, racing }: LineUpChoice,
): Range[] {
  return ranges
    .filter(({ bodyType }) => !bodyTypes?.length || (bodyType !== null && bodyTypes.includes(bodyType)))
    .filter(({ slug }) => !racing || racingSlug.test(slug))
}
