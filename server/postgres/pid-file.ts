import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What a running server writes into its cluster. */
export type PidFile = { readonly pid: number; readonly port: number }

const pidFilePath = (cluster: string) => path.join(cluster, 'postmaster.pid')

/** The cluster's postmaster.pid, or undefined when there is none or it was never finished. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => undefined)
  const [pid, , , port] = (text ?? '').split('\n')
  if (!pid || !(Number(pid) > 0)) return undefined
  return { pid: Number(pid), port: Number(port) || 0 }
}

/**
 * Makes the cluster's pid file one that Postgres itself recognises as left behind, for when its process id now
 * belongs to a stranger or a zombie. Postgres overlooks its own parent's id, and then still checks that no
 * orphaned backend is using the old shared memory; removing the file would remove that check with it.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const file = pidFilePath(cluster)
  const lines = (await readFile(file, 'utf8')).split('\n')
  lines[0] = String(process.pid)
  await writeFile(file, lines.join('\n'))
}
