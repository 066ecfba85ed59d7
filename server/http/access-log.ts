import { pino } from 'pino'
import { log } from '#platform/log.ts'
import { maskPath } from './masked-paths.ts'
import type { CacheUse, Visit } from './visit.ts'

/** One line of the access log. No address of a visitor, no query, no cookie: nothing about a person. */
export type AccessLine = {
  readonly id: string
  readonly method: string
  /** Without query, its tail masked where it may name a person or a car. */
  readonly path: string
  readonly status: number
  /** Body bytes. */
  readonly bytes: number
  readonly ms: number
  readonly cache: CacheUse
  /** The visitor left before the end. */
  readonly aborted?: true
}

export type AccessLog = {
  record(visit: Visit, outcome: { status: number; bytes: number; aborted?: true }): void
  /** Writes what is waiting, for the last time. */
  close(): void
}

/** Where lines go: pino's own destination in the product, a list in tests. */
export type LineWriter = { write(text: string): void; flushSync?(): void }

const flushEveryMs = 50
const flushAtCharacters = 32_000

/** Collects whole lines and writes many at once: a write for each would cost more than answering from memory. */
export function batchLines(target: LineWriter): LineWriter & { flush(): void } {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    target.write(lines)
  }
  return {
    flush,
    write(line) {
      waiting += line
      if (waiting.length >= flushAtCharacters) flush()
      else timer ??= setTimeout(flush, flushEveryMs)
    },
  }
}

/** The platform log's own destination, so that lines of both never run into each other. */
function logDestination(): LineWriter {
  return (log as unknown as Record<symbol, LineWriter>)[pino.symbols.streamSym] as LineWriter
}

export type AccessLogOptions = {
  readonly target?: LineWriter
  /** What follows such a beginning of a path is not written down. */
  readonly maskedAfter: readonly string[]
  readonly level?: string
}

/** The access log; lines still waiting when the process exits are written on its way out. */
export function createAccessLog(options: AccessLogOptions): AccessLog {
  const { target = logDestination(), maskedAfter, level = log.level } = options
  const batch = batchLines(target)
  // Pino's destination writes in the background; at the end it has to be waited for.
  const flushAll = () => {
    batch.flush()
    target.flushSync?.()
  }
  process.once('exit', flushAll)
  const lines = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    batch,
  )
  return {
    close() {
      process.off('exit', flushAll)
      flushAll()
    },
    record(visit, { status, bytes, aborted }) {
      const line: AccessLine = {
        id: visit.id,
        method: visit.method,
        path: maskPath(visit.path, maskedAfter),
        status,
        bytes,
        ms: Math.round((performance.now() - visit.startedAt) * 100) / 100,
        cache: visit.cache,
        ...(aborted && { aborted }),
      }
      if (status >= 500) lines.error(line, 'request')
      else lines.info(line, 'request')
    },
  }
}
