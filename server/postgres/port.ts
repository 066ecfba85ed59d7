import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** Tells whether the loopback port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * Finds a free loopback port below the ephemeral range, so that no outgoing connection takes it while the server
 * restarts.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new OperatorError(
    'No free port between 20000 and 32000 was found for the embedded Postgres. Set DATABASE_URL or free a port.',
  )
}
