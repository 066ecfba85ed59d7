/** A request target that is safe to work with. */
export type Address = {
  /** Starts with one slash; two spellings of the same path (`/%76itz`, `/vitz`) come out alike. */
  readonly path: string
  /** What stands behind the question mark, as it came. */
  readonly query: string
}

/** Longest request target in bytes. */
export const longestAddress = 8_192

const plainCharacter = new Uint8Array(128)
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~/!$&'()*+,;=:@") {
  plainCharacter[character.charCodeAt(0)] = 1
}

/** Plain paths, nearly all of them, need no second look. A dot may begin a `..` and counts as not plain. */
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

/** Decodes percent-encoding; undefined for what is no UTF-8 (`%ff`), a control character (`%00`) or a backslash. */
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
    // Next decodes what it has decoded once more, and answers 500 where that is not possible (`%25`, `%2500`).
    if (decoded === undefined || !isName(decoded) || !isName(decode(decoded))) return undefined
    segments.push(encodeURI(decoded).replace(/[/?#]/g, encodeURIComponent))
  }
  return segments.join('/')
}

/** Reads a request target of origin form; undefined when it is malformed, which is answered with 400. */
export function readAddress(target: string): Address | undefined {
  if (target[0] !== '/' || !/^[!-~]+$/.test(target) || target.includes('#')) return undefined
  const mark = target.indexOf('?')
  const rawPath = mark === -1 ? target : target.slice(0, mark)
  const query = mark === -1 ? '' : target.slice(mark + 1)
  if (query.includes('%') && decode(query) === undefined) return undefined
  const path = isPlain(rawPath) ? rawPath : canonicalPath(rawPath)
  return path === undefined ? undefined : { path, query }
}
