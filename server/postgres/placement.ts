import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, lchown, mkdir, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../lifecycle/operator-error.ts'
import type { ServerRecord } from './record.ts'
import { canEnter, type SystemUser } from './system-user.ts'

const systemFolder = '/var/lib/forecourt'
const localCluster = 'postgres/cluster'

/**
 * Chooses the location of a new cluster: in the data folder, or below /var/lib/forecourt when the server's user cannot
 * enter the data folder, such as one below /root.
 */
export function chooseClusterPath(dataDir: string, user: SystemUser | undefined): string {
  if (!user || canEnter(user, dataDir)) return localCluster
  return path.join(systemFolder, randomBytes(8).toString('hex'), 'cluster')
}

/** Returns the absolute path of the cluster in the record. */
export function clusterPath(dataDir: string, record: ServerRecord): string {
  return path.resolve(dataDir, record.cluster)
}

/** Returns the folder for the server's programs: beside the cluster, or shared in the system folder. */
export function binariesParent(dataDir: string, user: SystemUser | undefined): string {
  return user ? systemFolder : path.join(dataDir, 'postgres')
}

/**
 * Creates the parent folders of the cluster, and ensures that the server's user can reach and owns it.
 *
 * @throws OperatorError when the cluster belongs to another data folder, or the server's user cannot reach it.
 */
export async function prepareFolders(
  cluster: string,
  dataDir: string,
  user: SystemUser | undefined,
): Promise<void> {
  const parent = path.dirname(cluster)
  await mkdir(parent, { recursive: true, mode: user ? 0o711 : 0o700 })
  if (user && !canEnter(user, parent)) {
    throw new OperatorError(
      `The database in ${cluster} cannot be reached by the system user that Postgres runs as. ` +
        'Move the data folder back to where it was, or run chmod o+x on each folder above it.',
    )
  }
  if (!cluster.startsWith(dataDir + path.sep)) await claim(parent, dataDir)
  if (user && existsSync(cluster) && (await stat(cluster)).uid !== user.uid) await chownAll(cluster, user)
}

/** Records which data folder owns an external cluster, so that a copy of the folder cannot use the original's data. */
async function claim(parent: string, dataDir: string): Promise<void> {
  const ownerFile = path.join(parent, 'data-folder')
  const self = await realpath(dataDir)
  const owner = (await readFile(ownerFile, 'utf8').catch(() => self)).trim()
  if (owner !== self && (await pointsTo(owner, parent))) {
    throw new OperatorError(
      `${self} is a copy of ${owner}, whose database is in ${parent}. To copy the data, start with an empty DATA_DIR ` +
        'and use npm run backup FILE and npm run restore FILE.',
    )
  }
  await writeFile(ownerFile, `${self}\n`)
}

async function pointsTo(dataDir: string, parent: string): Promise<boolean> {
  const text = await readFile(path.join(dataDir, 'postgres.json'), 'utf8').catch(() => '')
  return text.includes(parent)
}

async function chownAll(file: string, user: SystemUser): Promise<void> {
  await lchown(file, user.uid, user.gid)
  for (const entry of await readdir(file, { withFileTypes: true, recursive: true })) {
    await lchown(path.join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

/** Creates an empty folder of the server's user beside the cluster, to be renamed when it is complete. */
export async function createDraftFolder(cluster: string, user: SystemUser | undefined): Promise<string> {
  const draft = `${cluster}.draft-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  if (user) await chown(draft, user.uid, user.gid)
  return draft
}
