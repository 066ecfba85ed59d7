// Runs on any Node from 20.9 on, before anything is installed: plain JavaScript and Node's own modules only.
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findHolder } from '../server/lifecycle/folder-lock.mjs'
import { environments } from './bootstrap/allocator.mjs'
import { BootstrapError } from './bootstrap/bootstrap-error.mjs'
import { build, forgetPages } from './bootstrap/build.mjs'
import { listenForInterrupt } from './bootstrap/interrupt.mjs'
import { makeReady, root } from './bootstrap/ready.mjs'

const args = process.argv.slice(2)
const [mode = '--serve'] = args
// npm and a bootstrap on another Node can be killed without this process receiving a signal.
const watchParent = Boolean(process.env.npm_lifecycle_event || process.env.FORECOURT_BOOTSTRAPPED)
process.env.INIT_CWD ??= process.cwd()
process.env.NODE_ENV ??= mode === '--dev' ? 'development' : 'production'
process.chdir(root)

/** Fails before anything is changed when a site is already running on the data folder. */
async function refuseSecondStart() {
  const folder = path.resolve(process.env.DATA_DIR || 'data')
  const holder = process.env.DATABASE_URL ? undefined : await findHolder(folder)
  if (!holder || holder.stopping) return
  throw new BootstrapError(
    `Forecourt is already running on ${folder} (${holder.what}, process ${holder.pid}).`,
  )
}

async function start() {
  const interrupt = listenForInterrupt({ watchParent })
  const serves = mode === '--serve' || mode === '--dev'
  if (serves) await refuseSecondStart()
  const code = await makeReady({
    program: fileURLToPath(import.meta.url),
    args,
    interrupt,
    steps: mode === '--serve' || mode === '--build' ? [build] : [],
    environment: environments[mode] ?? {},
  })
  if (code !== undefined) return process.exit(code)
  // A signal that arrived during the last, synchronous step reaches its listener only now.
  await setImmediate()
  if (interrupt.signal.aborted) return process.exit(1)
  interrupt.release()
  if (serves) await forgetPages(root)
  if (mode === '--build') return
  const { main } = await import('../server/main.ts')
  await main({ mode, args: args.slice(1), calledFrom: process.env.INIT_CWD, watchParent })
}

start().catch((error) => {
  process.stderr.write(`${error instanceof BootstrapError ? error.message : error.stack}\n`)
  process.exit(1)
})
