/** What an import would do, counted before it is applied. */
export type ImportEffect = {
  /** Valid vehicles in the feed. */
  readonly valid: number
  /** Those of them that the feed does not allow on the internet. */
  readonly hidden: number
  /** Vehicles of its dealers that are listed now. */
  readonly listed: number
  /** Those of them that would no longer be listed. */
  readonly removed: number
}

const flag = 'Allow a large removal (--allow-large-removal) if this is intended.'

/** Returns why a feed must not be applied, as sentences for the operator; null when it may be. */
export function importObjection({ valid, listed, removed }: ImportEffect): string | null {
  if (valid === 0) return `The feed has no vehicle that can be used. ${flag}`
  if (removed * 2 > listed)
    return `The feed would unlist ${removed} of ${listed} listed vehicles, more than half. ${flag}`
  return null
}

/**
 * Returns the message about a feed that was applied. It names the vehicles that no visitor sees, because a feed that lacks
 * the field, or spells it otherwise, would empty the site without a word.
 */
export function appliedMessage({ valid, hidden }: Pick<ImportEffect, 'valid' | 'hidden'>): string {
  const applied = 'The feed was applied.'
  if (hidden === 0) return applied
  const which =
    hidden === valid
      ? 'None of its vehicles is'
      : `${hidden} of its ${valid} vehicles ${hidden === 1 ? 'is' : 'are'} not`
  return `${applied} ${which} shown to visitors: allowInternet must be true for that.`
}
