import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Tells whether the process is a running Postgres server of this cluster. The process id alone is not enough: after a
 * container restart another process may have it, and an unreaped server is a zombie that still accepts signals. The
 * working directory of a server is its cluster.
 */
export function isServerOf(cluster: string, pid: number): boolean {
  return process.platform === 'linux' ? isServerInProc(cluster, pid) : isServerInPs(cluster, pid)
}

function isServerInProc(cluster: string, pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
    if (name !== 'postgres' || state === 'Z' || state === 'X') return false
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

function isServerInPs(cluster: string, pid: number): boolean {
  const result = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const line = result.status === 0 ? result.stdout.trim() : ''
  return line !== '' && !line.startsWith('Z') && line.includes('postgres') && line.includes(cluster)
}
