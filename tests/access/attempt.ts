/**
 * How an operation ended for its caller. A document that is not valid, or that nobody may change any more, was let
 * through to be checked.
 */
export type Outcome = 'allowed' | 'refused'

/** @throws whatever is neither a refusal nor a matter of the data. */
export async function attempt(operation: () => Promise<unknown>): Promise<Outcome> {
  try {
    return (await operation()) === null ? 'refused' : 'allowed'
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined
    if (status === 403 || status === 404) return 'refused'
    if (status === 400 || status === 409) return 'allowed'
    throw error
  }
}
