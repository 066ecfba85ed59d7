const shape = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a Host header can stand in an address: Next makes addresses of it, and fails over one that cannot. */
export function isHost(host: string): boolean {
  return shape.test(host) && URL.canParse(`http://${host}`)
}
