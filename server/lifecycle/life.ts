import { log } from '#platform/log.ts'
import { messageOf } from './operator-error.ts'

/** Something started that has to be ended: gently with `stop`, or at once with `kill`. */
export type Resource = { readonly name: string; stop(): Promise<unknown>; kill?(): void }

/** Thrown by a start that was asked to stop: its caller has nothing left to do. */
export class Stopped extends Error {}

/** A process's way from its start to its end. */
export type Life = {
  readonly stopping: boolean
  /** Aborted when the end begins. */
  readonly signal: AbortSignal
  /** Runs one step of the start, timed; an end that begins meanwhile waits for it. Throws Stopped when one has begun. */
  phase<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Hands over resources. Each group is ended as one, the last first. */
  own(...group: Resource[]): void
  /** Ends everything and the process. */
  end(reason: string, code: number): Promise<never>
}

type Options = {
  readonly watchParent: boolean
  readonly exit?: (code: number) => never
  readonly deadlineMs?: number
}

const repeatedSignalMs = 1_000
const parentEveryMs = 500

/**
 * Begins the life of this process. SIGTERM, SIGINT and SIGHUP end it, and so does the loss of its parent when
 * that is watched. What has not stopped by the deadline is killed; so is everything on a second signal. (Signals
 * within a second are one: a Ctrl-C reaches us from the terminal and again from npm.)
 */
export function beginLife({ watchParent, exit = process.exit, deadlineMs = 9_000 }: Options): Life {
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
            log.error({ resource: resource.name, reason: messageOf(error) }, 'could not be stopped')
          }),
        ),
      )
    }
  }
  const end = (reason: string, code: number) => {
    ending ??= (async () => {
      log.debug({ reason }, 'stopping')
      aborter.abort()
      const deadline = setTimeout(() => {
        log.error({ seconds: deadlineMs / 1000 }, 'not everything stopped in time; killing it')
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
    void end(name, 0)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected error')
    void end('an unexpected error', 1)
  })
  const parent = process.ppid
  const orphaned = () => watchParent && process.ppid !== parent
  // Also keeps the process from ending by itself: it ends through `end`, with everything stopped.
  setInterval(() => orphaned() && void end('its parent is gone', 1), parentEveryMs)

  return {
    get stopping() {
      return aborter.signal.aborted || orphaned()
    },
    signal: aborter.signal,
    async phase(name, work) {
      if (aborter.signal.aborted) throw new Stopped()
      const started = performance.now()
      const result = work()
      current = result.catch(() => {})
      const value = await result
      log.debug({ phase: name, ms: Math.round(performance.now() - started) }, 'started')
      if (aborter.signal.aborted) throw new Stopped()
      return value
    },
    own: (...group) => void groups.push(group),
    end,
  }
}
