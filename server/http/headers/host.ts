const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Tells whether a Host header is valid in a URL: Next builds URLs from it, and fails when it is not. */
export function isHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}`)
}

/** Tells whether a request has at most one Host header. Node uses the first of several; a proxy may use another. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}
