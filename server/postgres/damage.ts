import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'

/** Where an embedded database is kept, for messages to the operator. */
export type ClusterPlace = { readonly dataDir: string; readonly cluster: string }

/** SQLSTATE classes 58 (system error) and XX (internal error, corrupted data or index): the files are not as they should be. */
const damagedFiles = /^(?:58|XX)...$/
const lastLines = 8

/** Name of the server's log for its cluster, in the folder the server's user need not be able to write. */
export function logFileOf(cluster: string): string {
  return path.join(path.dirname(cluster), 'server.log')
}

/** Another process found files of the database damaged. */
export class DamagedFiles extends Error {}

/** The error with which Postgres reported missing or damaged files: this one, or one of its causes. */
function damageIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return error instanceof DamagedFiles || damagedFiles.test(code) ? error : damageIn(error.cause)
}

/** Whether Postgres reported missing or damaged files. */
export const isDamage = (error: unknown): boolean => damageIn(error) !== undefined

/**
 * The error for the operator of an embedded database that cannot be used: where it is, what was found, the end of the
 * server's log, and what to do.
 */
export async function unusableCluster(
  { dataDir, cluster }: ClusterPlace,
  cause: unknown,
): Promise<OperatorError> {
  const logFile = logFileOf(cluster)
  const log = await readFile(logFile, 'utf8').catch(() => '')
  const lines = log.trim().split('\n').slice(-lastLines)
  const end =
    log.trim() === '' ? [] : [`The last lines of its log, ${logFile}:`, ...lines.map((line) => `  ${line}`)]
  const message = [
    `The embedded database in ${cluster} cannot be used: ${messageOf(damageIn(cause) ?? cause)}`,
    ...end,
    `If files are missing or damaged: move ${dataDir} aside, run npm run restore FILE with the last backup, then npm ` +
      'start. See "A damaged database" in docs/operations.md.',
  ]
  return new OperatorError(message.join('\n'), { cause })
}
