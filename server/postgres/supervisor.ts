import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#platform/process/log.ts'
import { messageOf } from '../lifecycle/operator-error.ts'
import { isServerOf } from './process-state.ts'
import { type Launch, launch, type RunningServer, stopServer } from './server-process.ts'

const firstPauseMs = 100
const maxPauseMs = 5_000
const waitForOrphansMs = 15_000

/** Messages of Postgres while a killed server or one of its backends is still running. */
const orphanMessage = /shared memory block .* still in use|lock file "postmaster\.pid" already exists/

/**
 * Starts the server, and retries while backends of a killed server are still running, because Postgres refuses to start
 * beside them.
 *
 * @throws OperatorError when it does not start.
 */
export async function launchAfterOrphans(options: Launch, port: number): Promise<RunningServer> {
  const deadline = Date.now() + waitForOrphansMs
  for (;;) {
    try {
      return await launch(options, port)
    } catch (error) {
      if (!orphanMessage.test(messageOf(error)) || Date.now() > deadline) throw error
      await sleep(firstPauseMs)
    }
  }
}

/** Controls a supervised server. */
export type Supervisor = { stop(): Promise<void>; kill(): void }

/**
 * Keeps the server running on its port: restarts it when it exits unexpectedly, at once and then with growing pauses.
 */
export function supervise(options: Launch, port: number, first: RunningServer): Supervisor {
  let stopping = false
  let server = first
  let starting: Promise<void> | undefined

  const watch = async () => {
    await server.exited
    if (stopping) return
    log.error({ pid: server.pid }, 'embedded Postgres exited, restarting')
    starting = restart()
    await starting
    void watch()
  }
  const restart = async () => {
    for (let pause = firstPauseMs; !stopping; pause = Math.min(pause * 2, maxPauseMs)) {
      try {
        server = await launchAfterOrphans(options, port)
        log.info({ pid: server.pid }, 'embedded Postgres restarted')
        return
      } catch (error) {
        log.warn({ reason: messageOf(error) }, 'embedded Postgres restart failed, retrying')
        await sleep(pause)
      }
    }
  }
  void watch()

  return {
    async stop() {
      stopping = true
      await starting
      await stopServer(options.cluster, server.pid)
    },
    kill() {
      stopping = true
      if (isServerOf(options.cluster, server.pid)) process.kill(server.pid, 'SIGQUIT')
    },
  }
}
