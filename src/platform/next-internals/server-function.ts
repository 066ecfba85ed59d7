import type { IncomingHttpHeaders } from 'node:http'
import { serverFunctionHeader, serverFunctionIdLength } from './names.ts'

/** Ids as Next makes them: a byte of flags and a hash. */
const serverFunctionId = new RegExp(`^[0-9a-f]{${serverFunctionIdLength}}$`)

/**
 * Whether the headers are those of React calling a server function. Next also takes any multipart POST for a call, made
 * by a form without scripts, and answers 500 when it is none; no page of ours has such a form.
 */
export function callsServerFunction(headers: IncomingHttpHeaders): boolean {
  const id = headers[serverFunctionHeader]
  return typeof id === 'string' && serverFunctionId.test(id)
}

/**
 * Returns the ids of all server functions of the build.
 *
 * @param manifest text of `serverFunctionManifest`.
 * @throws Error when Next writes the manifest or its ids in another form.
 */
export function serverFunctionIds(manifest: string): string[] {
  const { node } = JSON.parse(manifest) as { node?: object }
  const ids = Object.keys(node ?? {})
  if (ids.length === 0 || !ids.every((id) => serverFunctionId.test(id)))
    throw new Error(
      'Next writes its manifest of server functions, or their ids, in another form: adapt platform/next-internals.',
    )
  return ids
}
