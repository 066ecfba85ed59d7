const shape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header can stand in an address: Next makes addresses of it, and fails over one that cannot. */
export function isHost(host: string): boolean {
  return shape.test(host) && URL.canParse(`http://${host}`)
}

/** Whether a request has at most one Host header. Node keeps the first of several and a proxy may read another. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}
