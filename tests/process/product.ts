import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { childEnvironment } from '#platform/config.ts'
import { findFreePort } from '#server/postgres/port.ts'

/** The product as an operator runs it, with npm, on a data folder and a port of its own. */
export type Product = {
  readonly npm: ChildProcess
  readonly origin: string
  readonly dataDir: string
  /** How npm ended, and everything that was printed. */
  readonly ended: Promise<{ code: number | null; said: string }>
  said(): string
}

const readyWithinMs = 60_000

/** A folder that every user may enter, with spaces in its name. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt process '))
  await chmod(folder, 0o711)
  return folder
}

/** Copies the data folder of a site that has had its first start. */
export async function copySeeded(dataDir: string): Promise<void> {
  // Keeps owners and modes, which Node's own copying does not.
  await promisify(execFile)('cp', ['-a', inject('seededDataDir'), dataDir])
}

/** Runs an npm script. `wrapper` comes before npm on the command line. */
export async function run(
  args: readonly string[],
  dataDir: string,
  { wrapper = [] as readonly string[], environment = {} as Record<string, string> } = {},
): Promise<Product> {
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
    // A process group of its own, as a shell gives it: Ctrl-C signals the group.
    detached: true,
  })
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (data) => {
      said += data
    })
  }
  const ended = once(npm, 'exit').then(([code]) => ({ code, said }))
  return { npm, origin: `http://127.0.0.1:${port}`, dataDir, ended, said: () => said }
}

/** Starts the site and waits until it is ready. */
export async function start(dataDir: string, options?: Parameters<typeof run>[2]): Promise<Product> {
  const product = await run(['start'], dataDir, options)
  const deadline = Date.now() + readyWithinMs
  while ((await statusOf(`${product.origin}/readyz`)) !== 200) {
    if (product.npm.exitCode !== null || Date.now() > deadline)
      throw new Error(`not ready:\n${product.said()}`)
    await sleep(50)
  }
  return product
}

/** The status of an address, or 0 when nobody answers. */
export function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
}

/** Living processes that work on the data folder: by their environment, or by their command line. */
export function processesOf(dataDir: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
      const zombie = read(`/proc/${pid}/stat`).includes(') Z ')
      const ours = command.includes(dataDir) || read(`/proc/${pid}/environ`).includes(`DATA_DIR=${dataDir}\0`)
      return ours && !zombie ? [{ pid: Number(pid), command }] : []
    })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Ends everything at once, as a power cut would. */
export async function killAll(dataDir: string): Promise<void> {
  for (const { pid } of processesOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  }
  while (processesOf(dataDir).length > 0) await sleep(20)
}

/** Kills what is left and removes the folder. */
export async function cleanUp(folder: string, dataDir = path.join(folder, 'data')): Promise<void> {
  await killAll(dataDir)
  await rm(folder, { recursive: true, force: true })
}

/** Address of the folder's embedded database. */
export async function databaseOf(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8'))
  return `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`
}

/** Process id of the folder's embedded server. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number(
    (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  )
}
