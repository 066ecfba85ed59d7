import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that stalls in the middle of every page. */
export type StallingProxy = {
  readonly url: string
  /** Sends the rest of the stalled pages, and all later pages without a stall. */
  readonly resume: () => void
  readonly close: () => Promise<void>
}

/** Starts a proxy in front of the site that sends the HTML of a page up to the index `stallsAt` returns, then waits. */
export async function startStallingProxy(
  site: string,
  stallsAt: (html: string) => number,
): Promise<StallingProxy> {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const accept = request.headers.accept ?? '*/*'
    const upstream = await fetch(new URL(request.url ?? '/', site), { headers: { accept } })
    const type = upstream.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(upstream.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await upstream.arrayBuffer()))
      return
    }
    const html = await upstream.text()
    const at = stallsAt(html)
    response.write(html.slice(0, at))
    await resumed
    response.end(html.slice(at))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resume,
    close: async () => {
      resume()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
