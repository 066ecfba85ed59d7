// Runs on any Node from 20.9 on, before anything is installed: plain JavaScript and Node's own modules only.
import { fileURLToPath } from 'node:url'
import { BootstrapError } from './bootstrap/bootstrap-error.mjs'
import { listenForInterrupt } from './bootstrap/interrupt.mjs'
import { makeReady } from './bootstrap/ready.mjs'

async function drawSheets() {
  const interrupt = listenForInterrupt({ watchParent: process.env.npm_lifecycle_event !== undefined })
  const code = await makeReady({
    program: fileURLToPath(import.meta.url),
    args: process.argv.slice(2),
    interrupt,
  })
  if (code !== undefined) return code
  interrupt.release()
  await import('./art-sheets.ts')
  return 0
}

drawSheets().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`${error instanceof BootstrapError ? error.message : error.stack}\n`)
    process.exit(1)
  },
)
