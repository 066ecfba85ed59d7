import type { Payload } from 'payload'

/**
 * Hands out this process's Payload instance. The entry points (Next's instrumentation, worker, seed, tests)
 * register how it is opened, so that nothing below them has to import the CMS configuration. The slot is on
 * globalThis because Next bundles this module more than once.
 */
const slot = globalThis as typeof globalThis & { forecourtCms?: () => Promise<Payload> }

/** Registers how this process opens Payload. The last registration wins (a test opens one database after another). */
export function registerCms(open: () => Promise<Payload>): void {
  slot.forecourtCms = open
}

/**
 * The registered Payload instance.
 *
 * @throws Error when no entry point registered one.
 */
export function cms(): Promise<Payload> {
  if (!slot.forecourtCms) throw new Error('No entry point of this process has registered the CMS.')
  return slot.forecourtCms()
}
