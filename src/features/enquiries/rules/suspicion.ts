/** Faster than this nobody fills in a form. Milliseconds. */
const shortestMs = 2_000

/** What a sender told us besides its entries. */
export type Sender = {
  /** Of the field that visitors do not see. */
  readonly trap: unknown
  /** Milliseconds since the form was first there; null when that is not known. */
  readonly elapsedMs: number | null
}

/**
 * Whether a machine sent this, most likely. It is stored all the same, as spam that nobody is sent: if it was a person
 * after all, nothing is lost.
 */
export function looksLikeMachine({ trap, elapsedMs }: Sender): boolean {
  const filled = typeof trap === 'string' ? trap.trim() !== '' : trap !== undefined && trap !== null
  return filled || (elapsedMs !== null && elapsedMs < shortestMs)
}
