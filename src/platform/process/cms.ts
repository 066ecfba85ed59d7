import type { Payload } from 'payload'

/**
 * Holds how this process opens Payload. The entry points (Next's instrumentation, worker, seed, tests) register it, so
 * that other code does not import the CMS configuration. The slot is on globalThis because Next bundles this module
 * more than once.
 */
const slot = globalThis as typeof globalThis & { forecourtCms?: () => Promise<Payload> }

/**
 * Registers how this process opens Payload. The last registration wins, because tests open several databases in turn.
 */
export function registerCms(open: () => Promise<Payload>): void {
  slot.forecourtCms = open
}

/**
 * Returns the registered Payload instance.
 *
 * @throws Error when no entry point registered one.
 */
export function cms(): Promise<Payload> {
  if (!slot.forecourtCms)
    throw new Error('The CMS is not registered: the entry point of this process must call registerCms.')
  return slot.forecourtCms()
}
