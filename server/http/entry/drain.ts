import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const closeIdleEveryMs = 50

/**
 * Stops accepting connections, lets running requests finish and closes all connections.
 *
 * @param graceMs time for running requests to finish before they are cut off, in milliseconds
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/**
 * Tracks web socket connections, which `server.close` waits for but `closeAllConnections` does not close.
 *
 * @returns a function that closes them
 */
export function trackUpgrades(server: Server): () => void {
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })
  return () => {
    for (const socket of upgraded) socket.destroy()
  }
}
