/**
 * The result of an operation for its caller. A validation error or a conflict counts as allowed, because access was
 * granted before the check.
 */
export type Outcome = 'allowed' | 'refused'

/** @throws errors that are neither a refusal nor about the data. */
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
