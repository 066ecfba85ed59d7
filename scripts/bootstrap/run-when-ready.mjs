import { fileURLToPath } from 'node:url'
import { BootstrapError } from './bootstrap-error.mjs'
import { listenForInterrupt } from './interrupt.mjs'
import { makeReady, root } from './ready.mjs'

/**
 * Runs a command in the project root, on the pinned Node with all packages installed, and exits with the code it returns.
 *
 * @param {string} program URL of the started file, which may be restarted on the pinned Node
 * @param {(interrupt: ReturnType<typeof listenForInterrupt>) => Promise<number>} command
 */
export async function runWhenReady(program, command) {
  process.chdir(root)
  const interrupt = listenForInterrupt({ watchParent: process.env.npm_lifecycle_event !== undefined })
  try {
    const args = process.argv.slice(2)
    const code = await makeReady({ program: fileURLToPath(program), args, interrupt })
    process.exit(code ?? (await command(interrupt)))
  } catch (error) {
    process.stderr.write(`${error instanceof BootstrapError ? error.message : error.stack}\n`)
    process.exit(1)
  }
}
