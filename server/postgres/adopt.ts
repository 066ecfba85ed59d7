import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readDataDirectory } from './login.ts'
import { readPidFile } from './pid-file.ts'
import { isServerOf } from './process-state.ts'
import { type Launch, launchArguments, type RunningServer } from './server-process.ts'

const checkEveryMs = 250

/** Returns the command line as Postgres writes it into `postmaster.opts`. */
async function commandLineOf(options: Launch, port: number): Promise<string> {
  const program = await realpath(options.postgres)
  return `${program}${launchArguments(options, port)
    .map((argument) => ` "${argument}"`)
    .join('')}`
}

/** Resolves when the server ends: it is no child of this process, so no event tells. */
async function waitForEnd(cluster: string, pid: number): Promise<void> {
  while (isServerOf(cluster, pid)) await sleep(checkEveryMs, undefined, { ref: false })
}

/**
 * Returns the server that a killed process left running, when it is the one that this process would start: of this
 * cluster, on this port, with the same program and settings, and accepting connections. Keeping it saves the site a stop and
 * a start after `kill -9`, and the processes that still record deliveries keep their connections.
 *
 * @returns undefined when there is none; one with other settings must be stopped first.
 */
export async function adoptServer(options: Launch, port: number): Promise<RunningServer | undefined> {
  const { cluster, password } = options
  const pidFile = await readPidFile(cluster)
  if (pidFile?.port !== port || !isServerOf(cluster, pidFile.pid)) return undefined
  const startedWith = await readFile(path.join(cluster, 'postmaster.opts'), 'utf8').catch(() => '')
  if (startedWith.trim() !== (await commandLineOf(options, port))) return undefined
  const served = await readDataDirectory(port, password).catch(() => undefined)
  if (served !== cluster) return undefined
  return { pid: pidFile.pid, exited: waitForEnd(cluster, pidFile.pid) }
}
