import { DatabaseError } from 'pg'
import { ZodError } from 'zod'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { isDamage } from '../postgres/damage.ts'
import { DamagedArchive } from './tar/damaged-archive.ts'

/** SQLSTATE classes of what a backup's own rows and manifest can cause: values, constraints, names, syntax. */
const ofTheBackup = /^(?:22|23|42|0A|P0|2B)/
const unchanged = 'Nothing was restored; the database and the media are as they were.'

/** The database's own error, which drizzle wraps in one that repeats the statement. */
function databaseErrorIn(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof Error ? databaseErrorIn(error.cause) : undefined
}

/** What is wrong with the backup, if that is the reason. No value of a row is repeated. */
function damageOfBackup(error: unknown): string | undefined {
  if (error instanceof DamagedArchive) return error.message
  if (error instanceof SyntaxError || error instanceof ZodError) return 'one of its files cannot be read'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) return 'it is cut off, or bytes of it have changed'
  const { code: state = '', table } = databaseErrorIn(error) ?? {}
  if (!ofTheBackup.test(state)) return undefined
  return `the database does not take ${table ? `the rows of ${table}` : 'what it holds'} (SQLSTATE ${state})`
}

/**
 * A failed restore in words for the operator. What is neither about the backup, the database nor the file system is a
 * fault of our own and stays as it is.
 */
export function restoreFailure(error: unknown, source: string): unknown {
  if (error instanceof OperatorError) return error
  const damage = damageOfBackup(error)
  if (damage) {
    const way = 'Take an earlier backup, or another copy of this one.'
    return new OperatorError(`The backup ${source} is damaged: ${damage}. ${unchanged} ${way}`, {
      cause: error,
    })
  }
  const ofDatabase = databaseErrorIn(error)
  if (ofDatabase) {
    const said = isDamage(ofDatabase) || ofDatabase.code?.startsWith('5') ? `: ${ofDatabase.message}` : ''
    const reason = `The database stopped the restore (SQLSTATE ${ofDatabase.code})${said}. ${unchanged}`
    return new OperatorError(reason, { cause: ofDatabase })
  }
  const isOfSystem = error instanceof Error && 'syscall' in error
  if (isOfSystem)
    return new OperatorError(`The restore failed: ${messageOf(error)}. ${unchanged}`, { cause: error })
  return error
}
