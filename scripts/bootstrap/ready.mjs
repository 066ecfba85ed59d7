import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { takeFolder } from '../../server/lifecycle/folder-lock.mjs'
import { runInstead } from './child.mjs'
import { installation } from './install.mjs'
import { otherNode } from './pinned-node.mjs'

/**
 * Something that has to be done in the checkout before the product can run.
 * @typedef {{ announcement: string, isDone(root: string): Promise<boolean>,
 *   run(root: string, signal: AbortSignal): Promise<void> }} Step
 */

/** The folder of the product. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const say = (line) => process.stderr.write(`${line}\n`)
const describe = () => ({ pid: process.pid, what: 'installation', stopping: false })

/**
 * Makes the checkout ready: packages installed, then the further steps. When another Node than the pinned one is
 * running, the program is run again on that, in this process's place.
 *
 * @param {{ program: string, args: string[], interrupt: import('./interrupt.mjs').Interrupt, steps?: Step[] }} options
 * @returns {Promise<number | undefined>} the exit code when all is done; undefined to go on in this process
 */
export async function makeReady({ program, args, interrupt, steps = [] }) {
  const { signal } = interrupt
  await ensure(installation, signal)
  const other = signal.aborted ? undefined : otherNode(root)
  if (other) return runInstead([other, program, ...args], interrupt)
  for (const step of steps) await ensure(step, signal)
  return signal.aborted ? 1 : undefined
}

/** Does a step that is not done, one process of this checkout at a time. */
async function ensure(step, signal) {
  if (signal.aborted || (await step.isDone(root))) return
  const hold = await waitForCheckout(signal)
  if (!hold) return
  try {
    if (await step.isDone(root)) return
    say(step.announcement)
    await step.run(root, signal)
  } finally {
    await hold.release()
  }
}

async function waitForCheckout(signal) {
  for (let told = false; !signal.aborted; told = true) {
    const taken = await takeFolder(root, describe, { acrossContainers: false })
    if ('hold' in taken) return taken.hold
    if (!told) say(`Waiting for process ${taken.holder.pid}, which is installing or building here …`)
    await sleep(500)
  }
  return undefined
}
