import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { childEnvironment } from '#platform/process/config.ts'
import { findFreePort } from '#server/postgres/port.ts'
import { copyDataDir } from '../seeded.ts'
import { startsFile } from './starts.ts'

/** The product as an operator runs it, with npm, on a separate data folder and port. */
export type Product = {
  readonly npm: ChildProcess
  readonly origin: string
  readonly dataDir: string
  /** The exit code of npm and everything it printed. */
  readonly ended: Promise<{ code: number | null; output: string }>
  output(): string
}

/** The first start seeds the content, which takes a busy machine more than a minute. */
const readyWithinMs = 150_000

/** How soon no process may be left after a signal, in milliseconds. */
export const stopWithinMs = 10_000

/** Creates a folder that every user may enter, with spaces in its name. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt process '))
  await chmod(folder, 0o711)
  return folder
}

/** Copies the data folder of a seeded site. */
export const copySeededDataDir = (dataDir: string): Promise<void> =>
  copyDataDir(inject('seededDataDir'), dataDir)

/** Runs an npm script. `wrapper` comes before npm on the command line. */
export async function run(
  args: readonly string[],
  dataDir: string,
  { wrapper = [] as readonly string[], environment = {} as Record<string, string> } = {},
): Promise<Product> {
  if (args[0] === 'start') await appendFile(path.join(tmpdir(), startsFile), `${dataDir}\n`)
  const port = await findFreePort()
  const [command = '', ...rest] = [...wrapper, 'npm', ...args]
  const npm = spawn(command, rest, {
    env: childEnvironment({
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'info',
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group as in a shell, because Ctrl-C signals the whole group.
    detached: true,
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const ended = once(npm, 'exit').then(([code]) => ({ code, output }))
  return { npm, origin: `http://127.0.0.1:${port}`, dataDir, ended, output: () => output }
}

/** Starts the site and waits until it is ready. */
export async function start(dataDir: string, options?: Parameters<typeof run>[2]): Promise<Product> {
  const product = await run(['start'], dataDir, options)
  const deadline = Date.now() + readyWithinMs
  while ((await statusOf(`${product.origin}/readyz`)) !== 200) {
    if (product.npm.exitCode !== null || Date.now() > deadline)
      throw new Error(`not ready:\n${product.output()}`)
    await sleep(50)
  }
  return product
}

/** Returns the status of an address, or 0 without a response. */
export function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
}

/** Finds running processes of the data folder by their environment or command line. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
      const isZombie = read(`/proc/${pid}/stat`).includes(') Z ')
      const isOurs =
        command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`)
      return isOurs && !isZombie ? [{ pid: Number(pid), command }] : []
    })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Kills all processes of the data folder at once, like a power cut. */
export async function killAll(dataDir: string): Promise<void> {
  for (const { pid } of processesOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }
  while (processesOf(dataDir).length > 0) await sleep(20)
}

/** Kills remaining processes and removes the folder. */
export async function cleanUp(folder: string, dataDir = path.join(folder, 'data')): Promise<void> {
  await killAll(dataDir)
  await rm(folder, { recursive: true, force: true })
}

/** Returns the connection URL of the folder's embedded database. */
export async function databaseOf(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  return `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`
}

/** Returns the process id of the folder's embedded server. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number(
    (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  )
}
