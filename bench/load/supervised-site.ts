import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcessesNaming } from '#tests/e2e/support/processes.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'

/** `npm start` under a supervisor that restarts it when it ends. */
export type SupervisedSite = {
  readonly url: string
  readonly dataDir: string
  /** Kills the site's main process with SIGKILL. @returns whether it was running. */
  kill(): boolean
  /** How long the site did not respond after each kill of its main process, in milliseconds. */
  downtimes(): readonly number[]
  /** Waits for a pending restart, then stops the site gracefully. */
  stop(): Promise<void>
}

const pollIntervalMs = 200

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts the site on a temporary data folder. */
export async function superviseSite(env: Readonly<Record<string, string>>): Promise<SupervisedSite> {
  // When this runs as root, the database runs as another user and must be able to enter the folder.
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-kills-'))
  await chmod(dataDir, 0o711)
  const options = { port: await freePort(), env, dataDir }
  const stopping = new AbortController()
  let site: Site | undefined = await startSite(options)
  const downtimes: number[] = []
  let killedAt: number | undefined
  const { url } = site

  const supervise = async () => {
    while (!stopping.signal.aborted) {
      if (site && !isRunning(site.pid)) site = undefined
      if (!site) {
        site = await startSite(options).catch(() => undefined)
        if (site && killedAt !== undefined) downtimes.push(performance.now() - killedAt)
        if (site) killedAt = undefined
      }
      await sleep(pollIntervalMs)
    }
  }
  const supervising = supervise()

  return {
    url,
    dataDir,
    kill() {
      if (!site || !isRunning(site.pid)) return false
      process.kill(site.pid, 'SIGKILL')
      killedAt = performance.now()
      return true
    },
    downtimes: () => downtimes,
    async stop() {
      stopping.abort()
      await supervising
      await site?.stop().catch(() => undefined)
      await endProcessesNaming(dataDir)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
