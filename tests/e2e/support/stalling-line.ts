import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the site that stalls in the middle of every page. */
export type StallingLine = {
  readonly url: string
  /** Lets the rest of what stalled come through, and all that follows. */
  readonly resume: () => void
  readonly close: () => Promise<void>
}

/** Stands between a browser and the site: a page comes as far as `stallsAt` says of its HTML, and waits there. */
export async function stallingLine(site: string, stallsAt: (html: string) => number): Promise<StallingLine> {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    const accept = request.headers.accept ?? '*/*'
    const answer = await fetch(new URL(request.url ?? '/', site), { headers: { accept } })
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const html = await answer.text()
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
