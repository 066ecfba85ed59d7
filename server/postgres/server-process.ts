import { spawn } from 'node:child_process'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../lifecycle/operator-error.ts'
import { servedFolder } from './login.ts'
import { isServerOf } from './process-state.ts'
import { serverEnvironment, settingArguments } from './server-settings.ts'
import type { SystemUser } from './system-user.ts'

/** Everything needed to start the server. */
export type Launch = {
  readonly postgres: string
  readonly cluster: string
  readonly logFile: string
  readonly user: SystemUser | undefined
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
}

/** A server that was started and let us in. `exited` settles when it is gone, whoever ended it. */
export type RunningServer = { readonly pid: number; readonly exited: Promise<void> }

const readyWithinMs = 120_000
const logLimitBytes = 5_000_000

/**
 * Starts the server and waits until it lets us in, which after a crash includes its recovery. It gets a session
 * of its own, so that a Ctrl-C in our terminal does not end it before its last client has finished.
 *
 * @throws OperatorError with the end of its log when it does not come up.
 */
export async function launch(options: Launch, port: number): Promise<RunningServer> {
  const { cluster, logFile } = options
  const logSize = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  const log = await open(logFile, logSize > logLimitBytes ? 'w' : 'a', 0o600)
  const start = (await log.stat()).size
  try {
    const child = spawn(
      options.postgres,
      ['-D', cluster, ...settingArguments({ ...options.settings, port: String(port) })],
      {
        ...options.user,
        cwd: cluster,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: serverEnvironment,
      },
    )
    let gone: string | undefined
    const exited = new Promise<void>((resolve) => {
      const end = (reason: string) => {
        gone = reason
        resolve()
      }
      child.once('error', (error) => end(error.message))
      child.once('exit', (code, signal) => end(`it ended with ${signal ?? `code ${code}`}`))
    })
    child.unref()

    const deadline = Date.now() + readyWithinMs
    while ((await servedFolder(port, options.password)) !== cluster) {
      if (gone || Date.now() > deadline) {
        child.kill('SIGQUIT')
        throw new OperatorError(
          `The embedded Postgres does not start (${gone ?? 'it never answered'}). Its log, ${logFile}, says:\n` +
            (await readFrom(logFile, start)),
        )
      }
      await sleep(30)
    }
    return { pid: child.pid ?? 0, exited }
  } finally {
    await log.close()
  }
}

async function readFrom(logFile: string, start: number): Promise<string> {
  const log = await open(logFile, 'r')
  try {
    const { buffer, bytesRead } = await log.read(Buffer.alloc(4_000), 0, 4_000, start)
    return buffer.toString('utf8', 0, bytesRead).trim()
  } finally {
    await log.close()
  }
}

/** Name of the server's log for its cluster, in the folder the server's user need not be able to write. */
export function logFileOf(cluster: string): string {
  return path.join(path.dirname(cluster), 'server.log')
}

/**
 * Stops a server: open transactions are rolled back and everything is written (`fast`). One that does not end in
 * time is stopped without a checkpoint, which loses nothing either, because the next start replays its log.
 */
export async function stopServer(cluster: string, pid: number, withinMs = 5_000): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', withinMs],
    ['SIGQUIT', 1_000],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!isServerOf(cluster, pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + patience
    while (isServerOf(cluster, pid) && Date.now() < deadline) await sleep(20)
  }
}
