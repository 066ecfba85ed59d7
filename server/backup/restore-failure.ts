import { DatabaseError } from 'pg'
import { ZodError } from 'zod'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { isDamage } from '../postgres/damage.ts'
import { DamagedArchive } from './tar/damaged-archive.ts'

/** SQLSTATE classes that the rows or manifest of a backup can cause: values, constraints, names, syntax. */
const backupErrorState = /^(?:22|23|42|0A|P0|2B)/
const unchanged = 'Nothing was restored; the database and the media are unchanged.'

/** Unwraps the database error from drizzle's error, which repeats the statement. */
function findDatabaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error ? findDatabaseError(error.cause) : undefined
}

/** Describes the damage to the backup, if that caused the error. Never contains a value of a row. */
function describeDamage(error: unknown): string | undefined {
  if (error instanceof DamagedArchive) return error.message
  if (error instanceof SyntaxError || error instanceof ZodError) return 'one of its files cannot be read'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return 'it is truncated or corrupted'
  const { code: state = '', table } = findDatabaseError(error) ?? {}
  if (!backupErrorState.test(state)) return undefined
  return `the database rejects ${table ? `the rows of ${table}` : 'its contents'} (SQLSTATE ${state})`
}

/** `out_of_memory`, which Postgres reports when its table of locks is full. */
const outOfLocks = '53200'
const locksRemedy =
  'If its settings are yours, set max_locks_per_transaction to 256, restart Postgres and restore again.'

/**
 * Converts the error of a failed restore to an OperatorError when the backup, the database or the file system caused
 * it. Any other error is a bug and is returned unchanged.
 */
export function toRestoreError(error: unknown, source: string): unknown {
  if (error instanceof OperatorError) return error
  const damage = describeDamage(error)
  if (damage) {
    const remedy = 'Use an earlier backup, or another copy of this one.'
    return new OperatorError(`The backup ${source} is damaged: ${damage}. ${unchanged} ${remedy}`, {
      cause: error,
    })
  }
  const databaseError = findDatabaseError(error)
  if (databaseError) {
    const detail =
      isDamage(databaseError) || databaseError.code?.startsWith('5') ? `: ${databaseError.message}` : ''
    const remedy = databaseError.code === outOfLocks ? ` ${locksRemedy}` : ''
    const reason = `The database stopped the restore (SQLSTATE ${databaseError.code})${detail}. ${unchanged}${remedy}`
    return new OperatorError(reason, { cause: databaseError })
  }
  const isSystemError = error instanceof Error && 'syscall' in error
  if (isSystemError)
    return new OperatorError(`The restore failed: ${messageOf(error)}. ${unchanged}`, { cause: error })
  return error
}
