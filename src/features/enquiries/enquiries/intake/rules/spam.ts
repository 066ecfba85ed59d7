/** People take longer than this to complete a form. Milliseconds. */
const minElapsedMs = 2_000

/** Signals about the sender of a form. */
export type Sender = {
  /** The value of the spam trap, a field that visitors do not see. */
  readonly spamTrap: unknown
  /** Milliseconds since the form was shown; null when unknown. */
  readonly elapsedMs: number | null
}

/**
 * Whether a form was probably sent by a program. It is stored as spam, so that a mistake can be undone.
 */
export function looksLikeSpam({ spamTrap, elapsedMs }: Sender): boolean {
  const filled =
    typeof spamTrap === 'string' ? spamTrap.trim() !== '' : spamTrap !== undefined && spamTrap !== null
  return filled || (elapsedMs !== null && elapsedMs < minElapsedMs)
}
