import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** Whether a server could listen on the loopback port now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * A free loopback port below the range that systems hand out to outgoing connections, so that nothing takes it
 * while the server is being restarted.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new OperatorError('No free port for the embedded Postgres was found between 20000 and 32000.')
}
