import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** `[address]` or `[address]:port`, as proxies write IPv6 with a port. */
const bracketed = /^\[(?<address>[^\]]*)\](?::\d{1,5})?$/
const ipv4WithPort = /^(?<address>\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/

/** The number of 16-bit groups in the /64 that a provider gives one customer. */
const networkGroups = 4

/** One key for all clients whose address is unknown, so that no spelling escapes a limit. */
const unknownNetwork = 'unknown'

function parse(text: string): Address | undefined {
  const unquoted = text.trim().replace(/^"(.*)"$/, '$1')
  const parts = bracketed.exec(unquoted) ?? ipv4WithPort.exec(unquoted)
  const [address = ''] = (parts?.groups?.address ?? unquoted).split('%')
  // The library also reads 0x7f.1 and 017700000001, which no proxy writes.
  // The library refuses an IPv6 address here by an exception, which costs more than a short response.
  if (!address.includes(':'))
    return ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.IPv4.parse(address) : undefined
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address) : undefined
}

/**
 * Returns an IP address in its canonical spelling, without port, brackets and zone, or undefined when the text is not
 * an IP address. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) becomes the IPv4 address.
 *
 * @param text as the socket or a proxy writes it. Source: RFC 5952, RFC 7239 §6.
 */
export function parseClientAddress(text: string): string | undefined {
  const address = parse(text)
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address?.toString()
}

/**
 * Returns the key under which limits count a client: an IPv4 address, the /64 of an IPv6 address, or one common key
 * when the text is not an IP address.
 */
export function networkOf(text: string): string {
  const address = parse(text)
  if (address === undefined) return unknownNetwork
  if (address instanceof ipaddr.IPv4) return address.toString()
  const groups = address.parts.slice(0, networkGroups).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** Returns the `networkOf` the client. The HTTP entry overwrites the header with the verified address. */
export const clientNetwork = ({ headers }: Pick<Request, 'headers'>): string =>
  networkOf(headers.get('x-forwarded-for') ?? '')
