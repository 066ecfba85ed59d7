import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lockFolder } from '../../server/lifecycle/folder-lock.mjs'
import { runInstead } from './child.mjs'
import { installation } from './install.mjs'
import { otherNode } from './pinned-node.mjs'

/**
 * A preparation of the checkout that must be complete before the product can run.
 * @typedef {{ announcement: string, isDone(root: string): Promise<boolean>,
 *   run(root: string, signal: AbortSignal): Promise<void> }} Step
 */

/** The project root. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const print = (line) => process.stderr.write(`${line}\n`)
const describe = () => ({ pid: process.pid, what: 'installation', stopping: false })

/**
 * Prepares the checkout: installs packages, then runs the given steps. The program is restarted when the running Node is
 * not the pinned one, or was started without the given environment, which only a new process reads.
 *
 * @param {{ program: string, args: string[], interrupt: import('./interrupt.mjs').Interrupt, steps?: Step[],
 *   environment?: Record<string, string> }} options
 * @returns {Promise<number | undefined>} the exit code when the program has already run or was aborted; undefined to
 *   continue in this process
 */
export async function makeReady({ program, args, interrupt, steps = [], environment = {} }) {
  const { signal } = interrupt
  await ensure(installation, signal)
  const isComplete = Object.entries(environment).every(([name, value]) => process.env[name] === value)
  const node = signal.aborted ? undefined : (otherNode(root) ?? (isComplete ? undefined : process.execPath))
  if (node) return runInstead([node, program, ...args], interrupt, environment)
  for (const step of steps) await ensure(step, signal)
  return signal.aborted ? 1 : undefined
}

/** Runs a step unless it is done. Only one process per checkout runs steps at a time. */
async function ensure(step, signal) {
  if (signal.aborted || (await step.isDone(root))) return
  const hold = await waitForCheckout(signal)
  if (!hold) return
  try {
    if (await step.isDone(root)) return
    print(step.announcement)
    await step.run(root, signal)
  } finally {
    await hold.release()
  }
}

async function waitForCheckout(signal) {
  for (let announced = false; !signal.aborted; announced = true) {
    const taken = await lockFolder(root, describe, { acrossContainers: false })
    if ('hold' in taken) return taken.hold
    if (!announced) print(`Waiting for process ${taken.holder.pid}, which is installing or building here …`)
    await sleep(500)
  }
  return undefined
}
