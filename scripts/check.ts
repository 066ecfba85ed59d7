import { checks } from './check/checks.ts'

/** `npm run check`: runs every static check of the sources. Exits with code 1 when one fails. */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort())

for (const { name, run } of checks) {
  const { ok, summary, report } = await run(stop.signal)
  if (stop.signal.aborted) process.exit(130)
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}${summary && `: ${summary}`}\n`)
  if (!ok) {
    process.stdout.write(`${report.trimEnd()}\n`)
    process.exitCode = 1
  }
}
