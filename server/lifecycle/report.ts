import { writePlain } from '#platform/process/library-output.ts'
import type { Lifecycle } from './life.ts'
import { messageOf, OperatorError } from './operator-error.ts'

/** Prints an error, with its stack unless the operator can fix it, and ends the process with its exit code, or 1. */
export async function reportAndExit(life: Lifecycle, error: unknown): Promise<never> {
  const isExpected = error instanceof OperatorError || !(error instanceof Error)
  writePlain(`${isExpected ? messageOf(error) : error.stack}\n`)
  return life.shutDown('startup or task failed', error instanceof OperatorError ? error.exitCode : 1)
}
