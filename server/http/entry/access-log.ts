import { pino } from 'pino'
import { log } from '#platform/process/log.ts'
import { maskPath } from './masked-paths.ts'
import type { CacheUse, Visit } from './visit.ts'

/** One line of the access log. It contains no personal data: no client address, query or cookie. */
export type AccessLine = {
  readonly id: string
  readonly method: string
  /** Without the query; masked where it may identify a person or a vehicle. */
  readonly path: string
  readonly status: number
  /** Body bytes. */
  readonly bytes: number
  readonly ms: number
  readonly cache: CacheUse
  /** The client disconnected before the end. */
  readonly aborted?: true
}

export type AccessLog = {
  record(visit: Visit, outcome: { status: number; bytes: number; aborted?: true }): void
  /** Flushes the pending lines and stops. */
  close(): void
}

/** Destination of lines: pino's own destination in production, an array in tests. */
export type LineWriter = { write(text: string): void; flushSync?(): void }

const flushEveryMs = 50
const flushAtCharacters = 32_000

/** Batches lines into few writes, because one write for each line costs more than serving a cached page. */
export function batchLines(target: LineWriter): LineWriter & { flush(): void } {
  let pending = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending === '') return
    const lines = pending
    pending = ''
    target.write(lines)
  }
  return {
    flush,
    write(line) {
      pending += line
      if (pending.length >= flushAtCharacters) flush()
      else timer ??= setTimeout(flush, flushEveryMs)
    },
  }
}

/** Returns the destination of the platform log, so that lines of both logs never interleave. */
function logDestination(): LineWriter {
  return (log as unknown as Record<symbol, LineWriter>)[pino.symbols.streamSym] as LineWriter
}

export type AccessLogOptions = {
  readonly target?: LineWriter
  /** Path prefixes; the rest of a path that begins with one of them is masked. */
  readonly maskedPrefixes: readonly string[]
  readonly level?: string
}

/** Creates the access log. Pending lines are flushed when the process exits. */
export function createAccessLog(options: AccessLogOptions): AccessLog {
  const { target = logDestination(), maskedPrefixes, level = log.level } = options
  const batch = batchLines(target)
  // Pino's destination writes asynchronously; on exit it must be flushed.
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
        path: maskPath(visit.path, maskedPrefixes),
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
