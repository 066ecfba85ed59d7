import { writePlain } from '#platform/library-output.ts'
import type { Life } from './life.ts'
import { messageOf, OperatorError } from './operator-error.ts'

/** Prints an error, with its stack unless the operator can fix it, and ends the process with code 1. */
export async function reportAndEnd(life: Life, error: unknown): Promise<never> {
  const isExpected = error instanceof OperatorError || !(error instanceof Error)
  writePlain(`${isExpected ? messageOf(error) : error.stack}\n`)
  return life.end('startup or task failed', 1)
}
