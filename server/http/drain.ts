import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const lookEveryMs = 50

/**
 * Stops accepting, lets running requests finish and closes every connection.
 *
 * @param graceMs how long running requests may take before they are cut off.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/** Remembers connections that became web sockets, which a server forgets and yet waits for. Returns how to cut them. */
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
