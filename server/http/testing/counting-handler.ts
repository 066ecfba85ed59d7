import type { NextHandler } from '../next/next-handler.ts'

/** A page long enough to be compressed. */
export const html = (text: string) => `<!doctype html><p>${text}</p>${'<p>Fortuner</p>'.repeat(200)}`

/** Overrides of the default page response. */
export type ResponseOverrides = { status?: number; headers?: Record<string, string> }

/** A fake of Next that responds with a page with the number of requests so far, and records the requests. */
export function createCountingHandler(shapeOf: (count: number) => ResponseOverrides = () => ({})) {
  const requests: { url: string; headers: Record<string, unknown> }[] = []
  const handle: NextHandler = async (request, response) => {
    requests.push({ url: request.url ?? '', headers: { ...request.headers } })
    const { status = 200, headers = {} } = shapeOf(requests.length)
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end(html(`response ${requests.length}`))
  }
  return { requests, handle }
}
