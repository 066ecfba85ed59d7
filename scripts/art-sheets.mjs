// Runs on any Node from 20.9 on, before anything is installed: plain JavaScript and Node's own modules only.
import { runWhenReady } from './bootstrap/run-when-ready.mjs'

runWhenReady(import.meta.url, async (interrupt) => {
  interrupt.release()
  await import('./art-sheets.ts')
  return 0
})
