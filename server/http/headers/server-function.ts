import type { IncomingHttpHeaders } from 'node:http'

/** Ids as Next makes them: a byte of flags and a hash. */
const serverFunctionId = /^[0-9a-f]{42}$/

/**
 * Whether the headers are those of React calling a server function. Next also takes any multipart POST for a call, made
 * by a form without scripts, and answers 500 when it is none; no page of ours has such a form.
 */
export function callsServerFunction(headers: IncomingHttpHeaders): boolean {
  const id = headers['next-action']
  return typeof id === 'string' && serverFunctionId.test(id)
}
