import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Contents of the cluster's postmaster.pid. */
export type PidFile = { readonly pid: number; readonly port: number }

const pidFilePath = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** Reads the cluster's postmaster.pid; undefined when it is missing or incomplete. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => undefined)
  const [pid, , , port] = (text ?? '').split('\n')
  if (!pid || !(Number(pid) > 0)) return undefined
  return { pid: Number(pid), port: Number(port) || 0 }
}

/**
 * Rewrites the cluster's pid file so that Postgres treats it as stale, for when its process id now belongs to another
 * process or a zombie. Postgres ignores the id of its own parent, and still checks that no orphaned backend uses the
 * old shared memory; deleting the file would skip that check.
 */
export async function markPidFileStale(cluster: string): Promise<void> {
  const file = pidFilePath(cluster)
  const lines = (await readFile(file, 'utf8')).split('\n')
  lines[0] = String(process.pid)
  await writeFile(file, lines.join('\n'))
}
