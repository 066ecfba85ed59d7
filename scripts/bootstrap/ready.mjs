import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { takeFolder } from '../../server/lifecycle/folder-lock.mjs'
import { runInstead } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { otherNode } from './pinned-node.mjs'

/** The folder of the product. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Makes the checkout ready: packages installed and, if asked for, `prepare` done, by one process at a time. On
 * another Node than the pinned one the program is then run again on that, in this process's place.
 *
 * @param {{ program: string, args: string[], interrupt: import('./interrupt.mjs').Interrupt,
 *   prepare?: (root: string, signal: AbortSignal, say: (line: string) => void) => Promise<void> }} options
 * @returns {Promise<number | undefined>} the exit code when all is done; undefined to go on in this process
 */
export async function makeReady({ program, args, interrupt, prepare }) {
  const { signal } = interrupt
  const hold = await waitForCheckout(signal)
  if (!hold) return 1
  let other
  try {
    await ensureInstalled(root, signal, say)
    if (signal.aborted) return 1
    other = otherNode(root)
    if (!other) await prepare?.(root, signal, say)
    if (signal.aborted) return 1
  } finally {
    await hold.release()
  }
  return other ? runInstead([other, program, ...args], interrupt) : undefined
}

const describe = () => ({ pid: process.pid, what: 'installation', stopping: false })

/** Waits while another start installs or builds in this checkout. */
async function waitForCheckout(signal) {
  for (let told = false; !signal.aborted; told = true) {
    const taken = await takeFolder(root, describe, { acrossContainers: false })
    if ('hold' in taken) return taken.hold
    if (!told) say(`Waiting for process ${taken.holder.pid}, which is installing or building here …`)
    await sleep(500)
  }
  return undefined
}
