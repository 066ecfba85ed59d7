import { type RawAnswer, type RawRequest, sendRaw } from './raw.ts'
import { expect } from './test.ts'

const port = Number(process.env.E2E_PORT)

export const json = { 'Content-Type': 'application/json' }

/** Sends a request to the site under test exactly as written. */
export const send = (request: RawRequest): Promise<RawAnswer> => sendRaw(port, request)

export const get = (target: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
  send({ target, headers })

export const post = (
  target: string,
  body: string,
  headers: Readonly<Record<string, string>> = json,
): Promise<RawAnswer> => send({ method: 'POST', target, body, headers })

/** What must be in no answer: where we run, what we run on, what went wrong inside. */
const inside = /\n\s+at |node_modules|\.next\/|Failed query|select \\?"|invalid input syntax|ECONN|"stack"/

/** A refusal: the caller's fault, said plainly, with nothing from inside. */
export function expectRefusal(answer: RawAnswer, what: string, statuses?: readonly number[]): void {
  if (statuses) expect.soft(statuses, `${what} is answered ${answer.status}`).toContain(answer.status)
  expectNoFault(answer, what)
  expect.soft(answer.status, what).toBeGreaterThanOrEqual(400)
  expect.soft(answer.body, what).not.toContain('unknown error')
}

/** Answered or refused, but no fault of ours. */
export function expectNoFault(answer: RawAnswer, what: string): void {
  expect.soft(answer.status, what).toBeGreaterThanOrEqual(200)
  expect.soft(answer.status, what).toBeLessThan(500)
  expect.soft(answer.body, what).not.toMatch(inside)
}
