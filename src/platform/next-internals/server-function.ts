import type { IncomingHttpHeaders } from 'node:http'
import { serverFunctionHeader, serverFunctionIdLength } from './names.ts'

/** Matches an id: a byte of flags and a hash. */
const serverFunctionId = new RegExp(`^[0-9a-f]{${serverFunctionIdLength}}$`)

/**
 * Whether the headers are those of a server function call by React. Next also treats every multipart POST as a call by
 * a form without scripts, and responds with 500 when it is not; our pages have no such form.
 */
export function isServerFunctionCall(headers: IncomingHttpHeaders): boolean {
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
      'Next has changed the format of its server function manifest or ids: adapt src/platform/next-internals.',
    )
  return ids
}
