import { type RawRequest, type RawResponse, sendRaw } from './raw.ts'
import { expect } from './test.ts'

const port = Number(process.env.E2E_PORT)

export const json = { 'Content-Type': 'application/json' }

/** Sends a request to the site under test exactly as written. */
export const send = (request: RawRequest): Promise<RawResponse> => sendRaw(port, request)

export const get = (target: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> =>
  send({ target, headers })

export const post = (
  target: string,
  body: string,
  headers: Readonly<Record<string, string>> = json,
): Promise<RawResponse> => send({ method: 'POST', target, body, headers })

/** Internals that no response may contain: paths, software and errors of the server. */
const internals = /\n\s+at |node_modules|\.next\/|Failed query|select \\?"|invalid input syntax|ECONN|"stack"/

/** Expects a client error without internals of the server. */
export function expectRefusal(response: RawResponse, label: string, statuses?: readonly number[]): void {
  if (statuses) expect.soft(statuses, `${label} returns ${response.status}`).toContain(response.status)
  expectNoServerError(response, label)
  expect.soft(response.status, label).toBeGreaterThanOrEqual(400)
  expect.soft(response.body, label).not.toContain('unknown error')
}

/** Expects a response without a server error. */
export function expectNoServerError(response: RawResponse, label: string): void {
  expect.soft(response.status, label).toBeGreaterThanOrEqual(200)
  expect.soft(response.status, label).toBeLessThan(500)
  expect.soft(response.body, label).not.toMatch(internals)
}
