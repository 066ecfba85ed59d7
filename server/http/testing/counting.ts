import type { NextHandler } from '../next-handler.ts'

/** A page long enough to be worth compressing. */
export const html = (word: string) => `<!doctype html><p>${word}</p>${'<p>Fortuner</p>'.repeat(200)}`

/** What an answer differs in from an ordinary page. */
export type Shape = { status?: number; headers?: Record<string, string> }

/** Stands for Next: answers with a page that says how often it was asked, and remembers how. */
export function counting(answer: (count: number) => Shape = () => ({})) {
  const asked: { url: string; headers: Record<string, unknown> }[] = []
  const handle: NextHandler = async (request, response) => {
    asked.push({ url: request.url ?? '', headers: { ...request.headers } })
    const { status = 200, headers = {} } = answer(asked.length)
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.statusCode = status
    response.end(html(`answer ${asked.length}`))
  }
  return { asked, handle }
}
