import { once } from 'node:events'
import { endProgram, startProgram } from './child-process.ts'
import { OperatorError } from './operator-error.ts'

const stopWithinMs = 3_000

/** Migrates and seeds in a process of its own, so that the CMS it loads does not stay in the site's memory. */
export async function prepareInChild(signal: AbortSignal): Promise<void> {
  const child = startProgram('server/prepare.ts')
  const exited = once(child, 'exit')
  const stop = () => void endProgram(child, stopWithinMs)
  signal.addEventListener('abort', stop, { once: true })
  const [code] = await exited
  signal.removeEventListener('abort', stop)
  if (code !== 0 && !signal.aborted)
    throw new OperatorError('The database could not be prepared; the reason is above.')
}
