import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { FetchRule } from '#platform/outside/fetch-rule.ts'

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

export type PictureServer = {
  readonly address: (path: string) => string
  /** Requested paths in their order. */
  readonly requests: string[]
  /** What a path answers; 404 without one. */
  readonly answers: Map<string, Answer>
  /** Allows this server in addition to nothing else. */
  readonly rule: FetchRule
  close(): Promise<void>
}

/** A photograph of 1600 × 1000 pixels in one colour. */
export const photograph = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Answers with a body, whatever it is called. */
export const body =
  (data: Buffer, type = 'image/jpeg'): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(data)

export const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end()

/** Starts a server of pictures on a free port of 127.0.0.1. */
export async function startPictureServer(): Promise<PictureServer> {
  const answers = new Map<string, Answer>()
  const requests: string[] = []
  const server = http.createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const answer = answers.get(path)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ answers, requests },
    address: (path) => `http://127.0.0.1:${port}${path}`,
    rule: { isAllowedAddress: (address) => address === '127.0.0.1', isAllowedPort: (used) => used === port },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
