import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'

/** The location of an embedded database. */
export type ClusterLocation = { readonly dataDir: string; readonly cluster: string }

/** SQLSTATE classes of damaged files: 58 (system error) and XX (internal error, corrupted data or index). */
const damageState = /^(?:58|XX)...$/
const lastLines = 8

/** Returns the path of the server's log, in a folder that the server's user need not be able to write. */
export function logFileOf(cluster: string): string {
  return path.join(path.dirname(cluster), 'server.log')
}

/** Thrown when another process reports damaged files of the database. */
export class DamagedFiles extends Error {}

/** Finds the error with which Postgres reported missing or damaged files: this error or one of its causes. */
function findDamage(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  return error instanceof DamagedFiles || damageState.test(code) ? error : findDamage(error.cause)
}

/** Tells whether Postgres reported missing or damaged files. */
export const isDamage = (error: unknown): boolean => findDamage(error) !== undefined

/**
 * Creates the error for an embedded database that cannot be used: its location, the cause, the end of the server's log,
 * and the remedy.
 */
export async function createUnusableClusterError(
  { dataDir, cluster }: ClusterLocation,
  cause: unknown,
): Promise<OperatorError> {
  const logFile = logFileOf(cluster)
  const log = await readFile(logFile, 'utf8').catch(() => '')
  const lines = log.trim().split('\n').slice(-lastLines)
  const logTail =
    log.trim() === '' ? [] : [`The last lines of its log, ${logFile}:`, ...lines.map((line) => `  ${line}`)]
  const message = [
    `The embedded database in ${cluster} cannot be used: ${messageOf(findDamage(cause) ?? cause)}`,
    ...logTail,
    `If files are missing or damaged: move ${dataDir} aside, run npm run restore FILE with the last backup, then npm ` +
      'start. See "A damaged database" in docs/operations.md.',
  ]
  return new OperatorError(message.join('\n'), { cause })
}
