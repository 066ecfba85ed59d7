import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readPidFile } from './pid-file.ts'

/** Returns the cluster of a data folder. */
export const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres/cluster')
/** Returns the process id that the cluster of a data folder names. */
export const pidOf = async (dataDir: string) => (await readPidFile(clusterOf(dataDir)))?.pid ?? Number.NaN

/** Tells whether a process is running and not a zombie; some containers never reap orphans. */
export const isAlive = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/**
 * Starts a server in another process, which changes the marker, and kills that process.
 *
 * @returns the process id of the orphaned server.
 */
export async function startOrphanedServer(dataDir: string): Promise<number> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve('server/postgres/index.ts'))})
    const login = await import(${JSON.stringify(path.resolve('server/postgres/login.ts'))})
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    await login.queryValue(server.url, 'update marker set n = 8')
    process.stdout.write('ready')
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => run.stdout.once('data', resolve))
  const ended = new Promise((resolve) => run.once('exit', resolve))
  run.kill('SIGKILL')
  await ended
  return pidOf(dataDir)
}
