/** The roles that requests are sent as. */
export const roles = ['anonymous', 'editor', 'dealer', 'admin', 'service'] as const

export type Role = (typeof roles)[number]

/** One request of the fuzzer, without the credentials of its role. Header names are in lower case. */
export type FuzzRequest = {
  readonly role: Role
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

type Headers = Readonly<Record<string, string>>

const maxBodyLength = 2_000

/** Serialises a request to one line, for reproducing it by hand. */
export function serialiseRequest({ role, method, target, headers, body }: FuzzRequest): string {
  const bodyText =
    body === undefined ? {} : { body: Buffer.from(body).toString('utf8').slice(0, maxBodyLength) }
  return JSON.stringify({ role, method, target, headers, ...bodyText })
}

const withoutBody = ['GET', 'HEAD', 'OPTIONS']

/** Creates a request, with a body if the method allows one. */
export function requestOf(
  parts: Pick<FuzzRequest, 'role' | 'method' | 'target'>,
  headers: Headers,
  { type, body }: { readonly type: string | undefined; readonly body: Uint8Array },
): FuzzRequest {
  if (withoutBody.includes(parts.method)) return { ...parts, headers }
  const typed: Headers = type === undefined ? {} : { 'content-type': type }
  return { ...parts, headers: { ...typed, ...headers }, body }
}
