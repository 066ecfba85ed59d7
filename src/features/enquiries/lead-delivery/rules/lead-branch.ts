/** Normalises a name to lower-case words without accents, each between spaces, so that whole words can be compared. */
const normalised = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * Returns whether the leads of a dealer also go to the lead provider: its name contains the name of a branch as whole
 * words, ignoring case.
 *
 * Source: decision D-11; requirements D-340, D-341.
 */
export function isLeadBranch(dealerName: string, branches: readonly string[]): boolean {
  const name = normalised(dealerName)
  return branches.some((branch) => branch.trim() !== '' && name.includes(normalised(branch)))
}
