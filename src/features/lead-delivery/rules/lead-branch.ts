/** What separates words in the name of a dealer. */
const words = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * Whether a dealer is one of the branches whose leads also go to the lead provider: its name contains the name of a
 * branch, whole words, in either case.
 *
 * Source: decision D-11; requirements D-340, D-341.
 */
export function isLeadBranch(dealerName: string, branches: readonly string[]): boolean {
  const name = words(dealerName)
  return branches.some((branch) => branch.trim() !== '' && name.includes(words(branch)))
}
