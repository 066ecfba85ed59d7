// Runs on any Node from 20.9 on, before anything is installed: plain JavaScript and Node's own modules only.
import { runWhenReady } from './bootstrap/run-when-ready.mjs'

runWhenReady(import.meta.url, async (interrupt) => {
  const { run } = await import('./test/run.ts')
  return run(process.argv.slice(2), interrupt.signal)
})
