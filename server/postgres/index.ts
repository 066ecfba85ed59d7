import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { type Binaries, installBinaries, removeOtherBinaries } from './binaries.ts'
import { type ClusterPlace, unusableCluster } from './damage.ts'
import { checkMajor, initialise } from './initialise.ts'
import { ensureDatabase, servedFolder } from './login.ts'
import { findPackage, type PostgresPackage } from './package.ts'
import { disownPidFile, readPidFile } from './pid-file.ts'
import { binariesParent, clusterPath, placeCluster, prepareFolders } from './placement.ts'
import { findFreePort, isFree } from './port.ts'
import { isServerOf } from './process-state.ts'
import { newPassword, readRecord, type ServerRecord, writeRecord } from './record.ts'
import { stopServer } from './server-process.ts'
import { databaseUrl, serverSettings } from './server-settings.ts'
import { launchAfterOrphans, supervise } from './supervisor.ts'
import { type SystemUser, serverUser } from './system-user.ts'

/** The embedded server, running and supervised. */
export type EmbeddedPostgres = {
  readonly place: ClusterPlace
  /** Address of the product's database. */
  readonly url: string
  /** Rolls back what is open, writes everything and ends the server. */
  stop(): Promise<void>
  /** Ends it at once; nothing committed is lost, but the next start has to replay its log. */
  kill(): void
}

/**
 * Starts the embedded Postgres of a data folder, creating it on the first start, and keeps it running until
 * `stop`. A server left over by a killed run is stopped cleanly first, so the caller must hold the folder's lock.
 * `settings` are added to, or replace, the server's own.
 *
 * @throws OperatorError in words for the operator.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const user = serverUser()
  await mkdir(options.dataDir, { recursive: true, mode: user ? 0o711 : 0o700 })
  const dataDir = await realpath(options.dataDir)
  const found = findPackage()
  const known = (await readRecord(dataDir)) ?? (await firstRecord(dataDir, user))
  const cluster = clusterPath(dataDir, known)
  try {
    return await startCluster({ dataDir, cluster, known, found, user, settings: options.settings ?? {} })
  } catch (error) {
    throw isOfFiles(error) ? await unusableCluster({ dataDir, cluster }, error) : error
  }
}

type Start = ClusterPlace & {
  readonly known: ServerRecord
  readonly found: PostgresPackage
  readonly user: SystemUser | undefined
  readonly settings: Readonly<Record<string, string>>
}

/** Whether files were missing or not accessible, or Postgres itself had something to say about the cluster. */
function isOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && !(error instanceof OperatorError)
}

async function startCluster({
  dataDir,
  cluster,
  known,
  found,
  user,
  settings,
}: Start): Promise<EmbeddedPostgres> {
  await prepareFolders(cluster, dataDir, user)
  const programs = binariesParent(dataDir, user)
  const binaries = await installBinaries(found, programs)
  if (!user) await removeOtherBinaries(found, programs)

  const created = await ensureCluster(binaries, dataDir, known, user)
  await stopLeftOver(cluster)
  const record = (await isFree(created.port)) ? created : { ...created, port: await findFreePort() }
  if (record !== known) await writeRecord(dataDir, record)

  const { port, password } = record
  const launching = {
    postgres: binaries.postgres,
    dataDir,
    cluster,
    user,
    password,
    settings: { ...serverSettings, ...settings },
  }
  const supervisor = supervise(launching, port, await launchAfterOrphans(launching, port))
  try {
    await ensureDatabase(port, password)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return {
    place: { dataDir, cluster },
    url: databaseUrl(port, password),
    stop: () => supervisor.stop(),
    kill: () => supervisor.kill(),
  }
}

/**
 * Address of the database that a running site keeps for this data folder.
 *
 * @throws OperatorError when no server of this folder answers.
 */
export async function joinEmbeddedPostgres(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir).catch(() => path.resolve(dataDir))
  const record = await readRecord(folder)
  const served = record && (await servedFolder(record.port, record.password).catch(() => undefined))
  if (!record || served !== clusterPath(folder, record)) {
    throw new OperatorError(`No database is running for ${folder}.`)
  }
  return databaseUrl(record.port, record.password)
}

async function firstRecord(dataDir: string, user: SystemUser | undefined): Promise<ServerRecord> {
  const record: ServerRecord = {
    cluster: placeCluster(dataDir, user),
    port: await findFreePort(),
    password: newPassword(),
    initialised: false,
  }
  await writeRecord(dataDir, record)
  return record
}

async function ensureCluster(
  binaries: Binaries,
  dataDir: string,
  record: ServerRecord,
  user: SystemUser | undefined,
): Promise<ServerRecord> {
  const cluster = clusterPath(dataDir, record)
  if (existsSync(cluster)) {
    await checkMajor(cluster, binaries.major)
  } else if (record.initialised) {
    throw new OperatorError(
      `The database of ${dataDir} was kept in ${cluster}, and is not there any more. Put it back, or start with ` +
        'an empty DATA_DIR and run npm run restore FILE.',
    )
  } else {
    await initialise(binaries, cluster, record.password, user)
  }
  return record.initialised ? record : { ...record, initialised: true }
}

/** Ends a server that a killed run left behind; its pid file is trusted only as far as the process proves it. */
async function stopLeftOver(cluster: string): Promise<void> {
  const left = await readPidFile(cluster)
  if (!left) return
  if (isServerOf(cluster, left.pid)) await stopServer(cluster, left.pid, 30_000)
  else await disownPidFile(cluster)
}
