import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { type DirectRoute, directRoutes, type RouteModule } from '#platform/http/direct-routes.ts'
import type { NextHandler } from './next-handler.ts'

type Match = { readonly route: DirectRoute; readonly params: Readonly<Record<string, string>> }

/** Finds the route of a path. Only the last segment of a route may be a parameter. */
function matchOf(path: string, routes: readonly DirectRoute[]): Match | undefined {
  for (const route of routes) {
    const [prefix = '', name] = route.path.split(/[[\]]/)
    if (name === undefined && path === route.path) return { route, params: {} }
    const value = path.slice(prefix.length)
    if (name !== undefined && path.startsWith(prefix) && /^[\w-]+$/.test(value))
      return { route, params: { [name]: value } }
  }
  return undefined
}

const isMethod = (method: string | undefined): method is keyof RouteModule =>
  method === 'GET' || method === 'POST'

function webRequestOf(request: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, [value].flat().join(', '))
  const { method = 'GET', url = '/' } = request
  const body =
    method === 'POST'
      ? ({ body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: 'half' } as const)
      : {}
  return new Request(`http://${request.headers.host ?? 'localhost'}${url}`, { method, headers, ...body })
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  // A body that was too large or too slow has been refused.
  if (response.headersSent || response.writableEnded) return
  for (const [name, value] of answer.headers) response.appendHeader(name, value)
  if (body.length > 0) response.setHeader('content-length', body.length)
  response.writeHead(answer.status)
  response.end(body)
}

/**
 * Answers the direct routes without Next, which looks for rewrites, redirects and files before it calls a route. Every other
 * address and method of theirs is Next's.
 */
export function answerDirectRoutes(next: NextHandler, routes = directRoutes): NextHandler {
  return async (request, response) => {
    const { method, url = '' } = request
    const match = isMethod(method) ? matchOf(url.split('?', 1)[0] ?? '', routes()) : undefined
    const answer = match && isMethod(method) ? (await match.route.load())[method] : undefined
    if (!match || !answer) return next(request, response)
    await send(response, await answer(webRequestOf(request), { params: Promise.resolve(match.params) }))
  }
}
