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
 * Where a new cluster is to be kept, as the record writes it: in the data folder, or below /var/lib/forecourt
 * when the server runs as a user who cannot enter the data folder (one below /root, say).
 */
export function placeCluster(dataDir: string, user: SystemUser | undefined): string {
  if (!user || canEnter(user, dataDir)) return localCluster
  return path.join(systemFolder, randomBytes(8).toString('hex'), 'cluster')
}

/** Absolute path of the record's cluster. */
export function clusterPath(dataDir: string, record: ServerRecord): string {
  return path.resolve(dataDir, record.cluster)
}

/** Folder for the server's programs: beside its cluster, or shared when it lives in the system's folder. */
export function binariesParent(dataDir: string, user: SystemUser | undefined): string {
  return user ? systemFolder : path.join(dataDir, 'postgres')
}

/**
 * Makes the folders around the cluster and sees to it that the server's user can reach and owns it.
 *
 * @throws OperatorError when the cluster belongs to another data folder, or its user cannot get there.
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
        'Move the data folder back to where it was, or let everybody enter (chmod o+x) each folder above it.',
    )
  }
  if (!cluster.startsWith(dataDir + path.sep)) await claim(parent, dataDir)
  if (user && existsSync(cluster) && (await stat(cluster)).uid !== user.uid) await chownAll(cluster, user)
}

/** Notes which data folder a cluster outside it belongs to, so that a copied folder cannot run on its original's data. */
async function claim(parent: string, dataDir: string): Promise<void> {
  const note = path.join(parent, 'data-folder')
  const self = await realpath(dataDir)
  const owner = (await readFile(note, 'utf8').catch(() => self)).trim()
  if (owner !== self && (await pointsTo(owner, parent))) {
    throw new OperatorError(
      `${self} is a copy of ${owner}, whose database is kept in ${parent}. To have the data in both, ` +
        'start with an empty data folder and use npm run backup and npm run restore.',
    )
  }
  await writeFile(note, `${self}\n`)
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

/** An empty folder of the server's user beside the cluster, to be renamed into place when it is complete. */
export async function draftFolder(cluster: string, user: SystemUser | undefined): Promise<string> {
  const draft = `${cluster}.draft-${process.pid}`
  await mkdir(draft, { mode: 0o700 })
  if (user) await chown(draft, user.uid, user.gid)
  return draft
}
