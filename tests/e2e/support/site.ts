import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeConfig } from '#platform/process/config.ts'
import { allocator } from '../../../scripts/bootstrap/allocator.mjs'
import { endProcessesNaming } from './processes.ts'

/** A running product with its own temporary data folder. */
export type Site = {
  readonly url: string
  readonly pid: number
  /** Milliseconds from spawning the start command to the first ready response. */
  readonly startedInMs: number
  readonly dataDir: string
  /**
   * Stops the site with SIGTERM, as an operator does.
   *
   * @throws Error when it does not exit with code 0 in time, or leaves a process behind.
   */
  readonly stop: () => Promise<void>
}

export type SiteOptions = {
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  /** An existing data folder, which is not removed. Default: a temporary one. */
  readonly dataDir?: string
  /** Path that returns 200 once the site is ready. */
  readonly probe?: string
}

const START_TIMEOUT_MS = 180_000
/** The product guarantees to drain and stop within ten seconds. */
const STOP_TIMEOUT_MS = 10_000

/** Clears the product's variables of the developer's environment: an empty variable counts as unset. */
const unconfigured = Object.fromEntries(describeConfig().map(({ name }) => [name, '']))

/** Returns a free TCP port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 200
}

/** Creates a data folder that the database's user can reach when the tests run as root. */
async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-site-'))
  await chmod(folder, 0o711)
  return folder
}

/**
 * Starts the production build with `node scripts/start.mjs` and waits until it is ready.
 *
 * @throws Error with the output when the site ends early or is not ready in time.
 */
export async function startSite({ port, env = {}, dataDir, probe = '/readyz' }: SiteOptions): Promise<Site> {
  const folder = dataDir ?? (await createDataDir())
  const url = `http://127.0.0.1:${port}`
  const startTime = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...unconfigured,
      // As it would set them itself, so that the process of `pid` is the one that serves.
      ...allocator,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const exitCode = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))

  const stop = async () => {
    child.kill('SIGTERM')
    const code = await Promise.race([exitCode, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
    const remaining = await endProcessesNaming(folder)
    if (!dataDir) await rm(folder, { recursive: true, force: true })
    if (code !== 0)
      throw new Error(`The site did not stop cleanly (${code ?? 'not within 10 s'}):\n${output}`)
    if (remaining.length > 0) throw new Error(`The site left processes behind: ${JSON.stringify(remaining)}`)
  }

  while (!(await isReady(url + probe))) {
    if (child.exitCode !== null || performance.now() - startTime > START_TIMEOUT_MS) {
      await stop().catch(() => undefined)
      throw new Error(`The site did not start:\n${output}`)
    }
    await sleep(10)
  }
  return { url, pid: child.pid ?? 0, startedInMs: performance.now() - startTime, dataDir: folder, stop }
}
