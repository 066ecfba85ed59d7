import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcessesNaming } from '#tests/e2e/support/processes.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'

/** `npm start` under a supervisor, which starts it again whenever it ends. */
export type SupervisedSite = {
  readonly url: string
  readonly dataDir: string
  /** Ends the site's own process by force. @returns whether it was running. */
  kill(): boolean
  /** How often it was started again. */
  restarts(): number
  /** Waits until it serves again, and stops it as an operator would. */
  stop(): Promise<void>
}

const lookEveryMs = 200

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts the site on a data folder of its own. */
export async function superviseSite(env: Readonly<Record<string, string>>): Promise<SupervisedSite> {
  // Reachable by the database's own user, when this runs as root.
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-kills-'))
  await chmod(dataDir, 0o711)
  const options = { port: await freePort(), env, dataDir }
  const stopping = new AbortController()
  let site: Site | undefined = await startSite(options)
  let restarts = 0
  const { url } = site

  const supervise = async () => {
    while (!stopping.signal.aborted) {
      if (site && !isRunning(site.pid)) site = undefined
      if (!site) {
        site = await startSite(options).catch(() => undefined)
        restarts++
      }
      await sleep(lookEveryMs)
    }
  }
  const supervising = supervise()

  return {
    url,
    dataDir,
    kill() {
      if (!site || !isRunning(site.pid)) return false
      process.kill(site.pid, 'SIGKILL')
      return true
    },
    restarts: () => restarts,
    async stop() {
      stopping.abort()
      await supervising
      await site?.stop().catch(() => undefined)
      await endProcessesNaming(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
