import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** Identity the server runs under, in the form Node's spawn takes. */
export type SystemUser = { readonly uid: number; readonly gid: number }

const name = 'forecourt'

/**
 * The user Postgres runs as: undefined (our own) unless we are root, whom Postgres refuses. Root gets the system
 * user `forecourt`, created when missing, because Postgres also wants its user to have a passwd entry.
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
  const added = spawnSync('useradd', ['--system', '--user-group', ...home, name], { encoding: 'utf8' })
  const user = findUser()
  if (user) return user
  const reason = added.error?.message ?? added.stderr?.trim()
  throw new OperatorError(
    `Postgres does not run as root, and the system user "${name}" for it could not be created (${reason}). ` +
      'Start as an ordinary user, create that user, or set DATABASE_URL.',
  )
}

/** Whether the user can reach the folder through everything above it. */
export function canEnter(user: SystemUser, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0
}
