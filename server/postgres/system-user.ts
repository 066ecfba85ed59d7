import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** User and group of the server process, as options of `spawn`. */
export type SystemUser = { readonly uid: number; readonly gid: number }

const name = 'forecourt'

/**
 * Returns the user for the Postgres process: undefined for the current user, or the system user `forecourt` when
 * running as root, which Postgres refuses. The user is created when missing, because Postgres requires a passwd entry.
 *
 * @throws OperatorError when the user cannot be created.
 */
export function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return findUser() ?? createUser()
}

function findUser(): SystemUser | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name)
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined
}

function createUser(): SystemUser {
  const home = ['--home-dir', '/nonexistent', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const result = spawnSync('useradd', ['--system', '--user-group', ...home, name], { encoding: 'utf8' })
  const user = findUser()
  if (user) return user
  const reason = result.error?.message ?? result.stderr?.trim()
  throw new OperatorError(
    `Postgres does not run as root, and its system user "${name}" could not be created (${reason}). ` +
      'Run the command as an ordinary user, create that system user, or set DATABASE_URL.',
  )
}

/** Tells whether the user can enter the folder and all its parents. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0
}
