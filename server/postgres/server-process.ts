import { spawn } from 'node:child_process'
import { open, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../lifecycle/operator-error.ts'
import { createUnusableClusterError, isDamage, logFileOf } from './damage.ts'
import { readDataDirectory } from './login.ts'
import { isServerOf } from './process-state.ts'
import { serverEnvironment, settingArguments } from './server-settings.ts'
import type { SystemUser } from './system-user.ts'

/** Options for starting the server. */
export type Launch = {
  readonly postgres: string
  readonly dataDir: string
  readonly cluster: string
  readonly user: SystemUser | undefined
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
}

/** A server that accepts connections. `exited` resolves when it ends for any reason. */
export type RunningServer = { readonly pid: number; readonly exited: Promise<void> }

const readyWithinMs = 120_000
const stopWithinMs = 5_000
const logLimitBytes = 5_000_000

/** Returns the arguments with which `launch` starts the server. */
export function launchArguments({ cluster, settings }: Launch, port: number): string[] {
  return ['-D', cluster, ...settingArguments({ ...settings, port: String(port) })]
}

/**
 * Starts the server and waits until it accepts connections, including recovery after a crash. The process is detached,
 * so that Ctrl-C in the terminal does not stop it before its last client.
 *
 * @throws OperatorError with the end of the server's log when it does not start or its files are damaged.
 */
export async function launch(options: Launch, port: number): Promise<RunningServer> {
  const { cluster } = options
  const logFile = logFileOf(cluster)
  const logSize = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  )
  const log = await open(logFile, logSize > logLimitBytes ? 'w' : 'a', 0o600)
  try {
    const child = spawn(options.postgres, launchArguments(options, port), {
      ...options.user,
      cwd: cluster,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: serverEnvironment,
    })
    let exitReason: string | undefined
    const exited = new Promise<void>((resolve) => {
      const end = (reason: string) => {
        exitReason = reason
        resolve()
      }
      child.once('error', (error) => end(error.message))
      child.once('exit', (code, signal) => end(`it exited with ${signal ?? `code ${code}`}`))
    })
    child.unref()

    const deadline = Date.now() + readyWithinMs
    let damage: string | undefined
    const readServedFolder = () =>
      readDataDirectory(port, options.password).catch((error: unknown) => {
        if (isDamage(error)) damage = messageOf(error)
        return undefined
      })
    while ((await readServedFolder()) !== cluster) {
      const reason = damage ?? (exitReason && `the server does not start, ${exitReason}`)
      if (reason || Date.now() > deadline) {
        child.kill('SIGQUIT')
        await Promise.race([exited, sleep(stopWithinMs)])
        throw await createUnusableClusterError(
          options,
          reason ?? `the server did not accept connections within ${readyWithinMs / 1000} seconds`,
        )
      }
      await sleep(30)
    }
    return { pid: child.pid ?? 0, exited }
  } finally {
    await log.close()
  }
}

/**
 * Stops a server in `fast` mode: open transactions are rolled back and a checkpoint is written. A server that does not
 * exit in time is stopped without a checkpoint; the next start then replays the write-ahead log.
 */
export async function stopServer(cluster: string, pid: number, withinMs = 5_000): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', withinMs],
    ['SIGQUIT', 1_000],
    ['SIGKILL', 1_000],
  ] as const) {
    if (!isServerOf(cluster, pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + timeoutMs
    while (isServerOf(cluster, pid) && Date.now() < deadline) await sleep(20)
  }
}
