import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeConfig } from '#platform/config.ts'
import { endProcessesNaming } from './processes.ts'

/** A running product on a temporary data folder of its own. */
export type Site = {
  readonly url: string
  readonly pid: number
  /** Milliseconds from spawning the start command to the first ready answer. */
  readonly startedInMs: number
  readonly dataDir: string
  /**
   * Stops it as an operator would.
   *
   * @throws Error when it does not end well and in time, or leaves a process behind.
   */
  readonly stop: () => Promise<void>
}

export type SiteOptions = {
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
  /** A folder to start on, which stays; a temporary one, removed at the end, when not given. */
  readonly dataDir?: string
  /** Path that answers 200 once the site is started. */
  readonly probe?: string
}

const READY_WITHIN_MS = 180_000
/** The product promises to drain and stop everything within ten seconds. */
const STOPS_WITHIN_MS = 10_000

/** Nothing the developer's own environment says about the product counts: an empty variable is an unset one. */
const unconfigured = Object.fromEntries(describeConfig().map(({ name }) => [name, '']))

/** A free TCP port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 200
}

/** Reachable by the database's own user, when the tests run as root. */
async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-site-'))
  await chmod(folder, 0o711)
  return folder
}

/**
 * Starts the production build with `node scripts/start.mjs` and waits until it is ready.
 *
 * @throws Error with everything it printed when it ends, or is not ready in time.
 */
export async function startSite({ port, env = {}, dataDir, probe = '/readyz' }: SiteOptions): Promise<Site> {
  const folder = dataDir ?? (await makeDataDir())
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...unconfigured,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))

  const stop = async () => {
    child.kill('SIGTERM')
    const code = await Promise.race([ended, sleep(STOPS_WITHIN_MS, undefined, { ref: false })])
    const left = await endProcessesNaming(folder)
    if (!dataDir) await rm(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The site did not stop well (${code ?? 'not within 10 s'}):\n${printed}`)
    if (left.length > 0) throw new Error(`The site left processes behind: ${JSON.stringify(left)}`)
  }

  while (!(await answers(url + probe))) {
    if (child.exitCode !== null || performance.now() - began > READY_WITHIN_MS) {
      await stop().catch(() => undefined)
      throw new Error(`The site did not start:\n${printed}`)
    }
    await sleep(10)
  }
  return { url, pid: child.pid ?? 0, startedInMs: performance.now() - began, dataDir: folder, stop }
}
