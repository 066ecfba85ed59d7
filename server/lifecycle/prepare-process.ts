import { once } from 'node:events'
import { DamagedFiles } from '../postgres/damage.ts'
import { startProgram, stopProgram } from './child-process.ts'
import { OperatorError } from './operator-error.ts'

const stopWithinMs = 3_000

/** Exit code of the preparation when the files of the database are damaged. */
export const damagedExitCode = 74

/**
 * Migrates and seeds in a child process, so that the CMS does not stay in the memory of the site.
 *
 * @throws OperatorError when the preparation failed and has printed the reason. DamagedFiles when the database is damaged.
 */
export async function prepareInChild(signal: AbortSignal): Promise<void> {
  const child = startProgram('server/prepare.ts')
  const exited = once(child, 'exit')
  const stop = () => void stopProgram(child, stopWithinMs)
  signal.addEventListener('abort', stop, { once: true })
  const [code] = await exited
  signal.removeEventListener('abort', stop)
  if (code === 0 || signal.aborted) return
  if (code === damagedExitCode)
    throw new DamagedFiles('it could not be prepared; the reason is printed above.')
  throw new OperatorError('The database could not be prepared; the reason is printed above.')
}
