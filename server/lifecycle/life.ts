import { log } from '#platform/process/log.ts'
import { messageOf } from './operator-error.ts'

/** A resource to release on shutdown: gracefully with `stop`, or at once with `kill`. */
export type Resource = { readonly name: string; stop(): Promise<unknown>; kill?(): void }

/** Thrown when the process is stopped while it starts; the shutdown is already running. */
export class Stopped extends Error {}

/** Startup and shutdown of a process. */
export type Lifecycle = {
  readonly stopping: boolean
  /** Aborted when the shutdown begins. */
  readonly signal: AbortSignal
  /** Runs and times one step of the start. A shutdown waits for it. @throws Stopped when a shutdown has begun. */
  runPhase<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Registers resources to release. Groups are stopped in reverse order, the resources of a group together. */
  addResources(...group: Resource[]): void
  /** Releases all resources and ends the process. */
  shutDown(reason: string, code: number): Promise<never>
}

type Options = {
  readonly watchParent: boolean
  readonly exit?: (code: number) => never
  readonly deadlineMs?: number
}

const repeatedSignalMs = 1_000
const checkParentEveryMs = 500

/**
 * Starts managing this process. SIGTERM, SIGINT and SIGHUP shut it down, and with `watchParent` also the end of its
 * parent. Resources that have not stopped by the deadline are killed, and all on a second signal. Signals within a
 * second count as one, because Ctrl-C arrives from the terminal and again from npm.
 */
export function startLifecycle({ watchParent, exit = process.exit, deadlineMs = 9_000 }: Options): Lifecycle {
  const aborter = new AbortController()
  const groups: Resource[][] = []
  let current: Promise<unknown> = Promise.resolve()
  let ending: Promise<never> | undefined
  let firstSignal = 0

  const killAll = () => {
    for (const resource of groups.flat()) resource.kill?.()
  }
  const stopAll = async () => {
    await current
    for (const group of groups.toReversed()) {
      await Promise.all(
        group.map((resource) =>
          resource.stop().catch((error: unknown) => {
            log.error({ resource: resource.name, reason: messageOf(error) }, 'resource stop failed')
          }),
        ),
      )
    }
  }
  const shutDown = (reason: string, code: number) => {
    ending ??= (async () => {
      log.debug({ reason }, 'stopping')
      aborter.abort()
      const deadline = setTimeout(() => {
        log.error({ seconds: deadlineMs / 1000 }, 'shutdown timed out, killing resources')
        killAll()
        exit(1)
      }, deadlineMs)
      await stopAll()
      clearTimeout(deadline)
      return exit(code)
    })()
    return ending
  }

  const onSignal = (name: string) => {
    if (firstSignal && Date.now() - firstSignal > repeatedSignalMs) {
      killAll()
      exit(130)
    }
    if (!firstSignal) log.info({ signal: name }, 'stopping')
    firstSignal ||= Date.now()
    void shutDown(name, 0)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error')
    void shutDown('unexpected error', 1)
  })
  const parent = process.ppid
  const isOrphaned = () => watchParent && process.ppid !== parent
  // The interval also keeps the process alive, so that it exits only through `shutDown`.
  setInterval(() => isOrphaned() && void shutDown('parent process ended', 1), checkParentEveryMs)

  return {
    get stopping() {
      return aborter.signal.aborted || isOrphaned()
    },
    signal: aborter.signal,
    async runPhase(name, work) {
      if (aborter.signal.aborted) throw new Stopped()
      const started = performance.now()
      const result = work()
      current = result.catch(() => {})
      const value = await result
      log.debug({ phase: name, ms: Math.round(performance.now() - started) }, 'startup phase finished')
      if (aborter.signal.aborted) throw new Stopped()
      return value
    },
    addResources: (...group) => void groups.push(group),
    shutDown,
  }
}
