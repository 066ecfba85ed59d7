import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import type { Binaries } from './binaries.ts'
import { createDraftFolder } from './placement.ts'
import { roleName, serverEnvironment } from './server-settings.ts'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

/**
 * Creates the cluster atomically. Encoding and locale are explicit, because without LANG initdb chooses SQL_ASCII,
 * which breaks ê and É.
 */
export async function initialise(
  binaries: Binaries,
  cluster: string,
  password: string,
  user: SystemUser | undefined,
): Promise<void> {
  const draft = await createDraftFolder(cluster, user)
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (user) await chown(passwordFile, user.uid, user.gid)
    await run(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${roleName}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...user, cwd: path.dirname(cluster), env: serverEnvironment },
    )
    await rename(draft, cluster)
  } catch (cause) {
    throw new OperatorError(
      `initdb could not create the embedded database in ${cluster}: ${messageOf(cause)}`,
      {
        cause,
      },
    )
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Refuses a cluster of another major version, which this server cannot read.
 *
 * @throws OperatorError with the steps to move the data, or Node's error when the cluster has no PG_VERSION.
 */
export async function checkMajor(cluster: string, major: string): Promise<void> {
  const found = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (found === major) return
  throw new OperatorError(
    `The database in ${cluster} was written by Postgres ${found}; this version of Forecourt contains Postgres ${major}. ` +
      'With the version of Forecourt that wrote it run npm run backup FILE; then start this one with an empty ' +
      'DATA_DIR and run npm run restore FILE.',
  )
}
