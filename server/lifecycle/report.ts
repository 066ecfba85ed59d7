import { writePlain } from '#platform/library-output.ts'
import type { Life } from './life.ts'
import { messageOf, OperatorError } from './operator-error.ts'

/** Tells why it did not work, with a stack only when the operator cannot put it right, and ends the process. */
export async function reportAndEnd(life: Life, error: unknown): Promise<never> {
  const known = error instanceof OperatorError || !(error instanceof Error)
  writePlain(`${known ? messageOf(error) : error.stack}\n`)
  return life.end('it did not work', 1)
}
