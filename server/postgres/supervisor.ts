import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#platform/log.ts'
import { messageOf } from '../lifecycle/operator-error.ts'
import { isServerOf } from './process-state.ts'
import { type Launch, launch, type RunningServer, stopServer } from './server-process.ts'

const firstPauseMs = 100
const longestPauseMs = 5_000
const orphansMs = 15_000

/** What Postgres says while a server that was killed, or a backend of it, is not quite gone. */
const notYetGone = /shared memory block .* still in use|lock file "postmaster\.pid" already exists/

/**
 * Starts the server, waiting for one that was killed a moment ago and for its backends: until the last has gone,
 * Postgres rightly refuses to start beside them.
 *
 * @throws OperatorError when it does not come up.
 */
export async function launchAfterOrphans(options: Launch, port: number): Promise<RunningServer> {
  const deadline = Date.now() + orphansMs
  for (;;) {
    try {
      return await launch(options, port)
    } catch (error) {
      if (!notYetGone.test(messageOf(error)) || Date.now() > deadline) throw error
      await sleep(firstPauseMs)
    }
  }
}

/** A server that is kept running until it is stopped. */
export type Supervisor = { stop(): Promise<void>; kill(): void }

/**
 * Keeps the server running on its port: one that ends without having been asked to is started again, at once and
 * then with growing pauses.
 */
export function supervise(options: Launch, port: number, first: RunningServer): Supervisor {
  let stopping = false
  let server = first
  let starting: Promise<void> | undefined

  const watch = async () => {
    await server.exited
    if (stopping) return
    log.error({ pid: server.pid }, 'embedded Postgres ended; starting it again')
    starting = restart()
    await starting
    void watch()
  }
  const restart = async () => {
    for (let pause = firstPauseMs; !stopping; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        server = await launchAfterOrphans(options, port)
        log.info({ pid: server.pid }, 'embedded Postgres is running again')
        return
      } catch (error) {
        log.warn({ reason: messageOf(error) }, 'embedded Postgres did not start; trying again')
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
