import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { adoptServer } from './adopt.ts'
import { type Binaries, installBinaries, removeOtherBinaries } from './binaries.ts'
import { type ClusterLocation, createUnusableClusterError } from './damage.ts'
import { checkMajor, initialise } from './initialise.ts'
import { ensureDatabase, readDataDirectory } from './login.ts'
import { findPackage, type PostgresPackage } from './package.ts'
import { markPidFileStale, readPidFile } from './pid-file.ts'
import { binariesParent, chooseClusterPath, clusterPath, prepareFolders } from './placement.ts'
import { findFreePort, isFree } from './port.ts'
import { isServerOf } from './process-state.ts'
import { generatePassword, readRecord, type ServerRecord, writeRecord } from './record.ts'
import { stopServer } from './server-process.ts'
import { databaseUrl, serverSettings } from './server-settings.ts'
import { launchAfterOrphans, supervise } from './supervisor.ts'
import { type SystemUser, serverUser } from './system-user.ts'

/** A running and supervised embedded server. */
export type EmbeddedPostgres = {
  readonly location: ClusterLocation
  /** Connection URL of the product's database. */
  readonly url: string
  /** Stops the server cleanly; open transactions are rolled back. */
  stop(): Promise<void>
  /** Stops the server at once. Committed data is safe, but the next start must replay the write-ahead log. */
  kill(): void
}

/**
 * Starts the embedded Postgres of a data folder, creating it on the first start, and keeps it running until `stop`. A
 * server left running by a killed process is adopted, or stopped cleanly when it is not the one that would be started, so
 * the caller must hold the folder's lock.
 * `settings` override the default server settings.
 *
 * @throws OperatorError when the server cannot be started.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const user = serverUser()
  await mkdir(options.dataDir, { recursive: true, mode: user ? 0o711 : 0o700 })
  const dataDir = await realpath(options.dataDir)
  const found = findPackage()
  const known = (await readRecord(dataDir)) ?? (await createRecord(dataDir, user))
  const cluster = clusterPath(dataDir, known)
  try {
    return await startCluster({ dataDir, cluster, known, found, user, settings: options.settings ?? {} })
  } catch (error) {
    throw isFileOrServerError(error) ? await createUnusableClusterError({ dataDir, cluster }, error) : error
  }
}

type Start = ClusterLocation & {
  readonly known: ServerRecord
  readonly found: PostgresPackage
  readonly user: SystemUser | undefined
  readonly settings: Readonly<Record<string, string>>
}

/** Tells whether an error comes from the file system or from Postgres. */
function isFileOrServerError(error: unknown): boolean {
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
  const launchOptions = {
    postgres: binaries.postgres,
    dataDir,
    cluster,
    user,
    password: created.password,
    settings: { ...serverSettings, ...settings },
  }
  const adopted = await adoptServer(launchOptions, created.port)
  if (!adopted) await stopOrphanedServer(cluster)
  const keepsPort = adopted !== undefined || (await isFree(created.port))
  const record = keepsPort ? created : { ...created, port: await findFreePort() }
  if (record !== known) await writeRecord(dataDir, record)

  const { port, password } = record
  const server = adopted ?? (await launchAfterOrphans(launchOptions, port))
  const supervisor = supervise(launchOptions, port, server)
  try {
    await ensureDatabase(port, password)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return {
    location: { dataDir, cluster },
    url: databaseUrl(port, password),
    stop: () => supervisor.stop(),
    kill: () => supervisor.kill(),
  }
}

/**
 * Returns the connection URL of the database that a running site keeps for this data folder.
 *
 * @throws OperatorError when no server of this folder is running.
 */
export async function findRunningPostgres(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir).catch(() => path.resolve(dataDir))
  const record = await readRecord(folder)
  const served = record && (await readDataDirectory(record.port, record.password).catch(() => undefined))
  if (!record || served !== clusterPath(folder, record)) {
    throw new OperatorError(`No database is running for ${folder}.`)
  }
  return databaseUrl(record.port, record.password)
}

async function createRecord(dataDir: string, user: SystemUser | undefined): Promise<ServerRecord> {
  const record: ServerRecord = {
    cluster: chooseClusterPath(dataDir, user),
    port: await findFreePort(),
    password: generatePassword(),
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
      `The database of ${dataDir} is missing from ${cluster}. Put it back, or use an empty DATA_DIR and run npm run ` +
        'restore FILE with the last backup.',
    )
  } else {
    await initialise(binaries, cluster, record.password, user)
  }
  return record.initialised ? record : { ...record, initialised: true }
}

/**
 * Stops a server left running by a killed process, after verifying that the pid file names a server of this cluster.
 */
async function stopOrphanedServer(cluster: string): Promise<void> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile) return
  if (isServerOf(cluster, pidFile.pid)) await stopServer(cluster, pidFile.pid, 30_000)
  else await markPidFileStale(cluster)
}
