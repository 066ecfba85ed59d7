/** A validated request target. */
export type Address = {
  /** Canonical: starts with one slash; `/%76itz` and `/vitz` give the same path. */
  readonly path: string
  /** The raw query, without the question mark. */
  readonly query: string
}

/** Maximum length of a request target in bytes. */
export const maxAddressBytes = 8_192

const plainCharacter = new Uint8Array(128)
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~/!$&'()*+,;=:@") {
  plainCharacter[character.charCodeAt(0)] = 1
}

/** Fast path: plain paths need no decoding. A dot is not plain, because it may begin a `..` segment. */
function isPlain(path: string): boolean {
  let previous = 0
  for (let index = 0; index < path.length; index++) {
    const code = path.charCodeAt(index)
    if (plainCharacter[code] !== 1) return false
    if (code === 0x2f && previous === 0x2f) return false
    previous = code
  }
  return true
}

const controlOrBackslash = /[\p{Cc}\\]/u

/** Decodes percent-encoding; undefined for invalid UTF-8 (`%ff`), a control character (`%00`) or a backslash. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text)
    return controlOrBackslash.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}

const isName = (segment: string | undefined) => segment !== undefined && segment !== '.' && segment !== '..'

function canonicalPath(path: string): string | undefined {
  if (path.includes('//')) return undefined
  const segments: string[] = []
  for (const segment of path.split('/')) {
    const decoded = decode(segment)
    // Next decodes paths twice, and responds with 500 when the second decoding fails (`%25`, `%2500`).
    if (decoded === undefined || !isName(decoded) || !isName(decode(decoded))) return undefined
    segments.push(encodeURI(decoded).replace(/[/?#]/g, encodeURIComponent))
  }
  return segments.join('/')
}

/** Parses a request target in origin form; undefined when it is malformed, which is refused with 400. */
export function readAddress(target: string): Address | undefined {
  if (target[0] !== '/' || !/^[!-~]+$/.test(target) || target.includes('#')) return undefined
  const mark = target.indexOf('?')
  const rawPath = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark + 1)
  if (query.includes('%') && decode(query) === undefined) return undefined
  const path = isPlain(rawPath) ? rawPath : canonicalPath(rawPath)
  return path === undefined ? undefined : { path, query }
}
