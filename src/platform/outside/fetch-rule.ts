import { BlockList, isIPv6 } from 'node:net'

/** Where files of other sites may be fetched from. Tests replace it to reach a server of their own. */
export type FetchRule = {
  /** @param address a numeric IPv4 or IPv6 address */
  isAllowedAddress(address: string): boolean
  isAllowedPort(port: number): boolean
}

/**
 * IPv4 networks that are not the public internet: private, loopback, link-local with the metadata services of clouds,
 * documentation, multicast. Source: IANA IPv4 Special-Purpose Address Registry; the last one is a service inside Azure.
 */
const closedIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
]

/** Everything but 2000::/3 is closed. Of that: tunnels that lead to IPv4, protocol assignments, documentation. */
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function blockListOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const closed = { ipv4: blockListOf(closedIpv4, 'ipv4'), ipv6: blockListOf(closedIpv6, 'ipv6') }
const globalIpv6 = blockListOf(['2000::/3'], 'ipv6')

/** Whether a numeric address belongs to the public internet. Anything unclear does not. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? globalIpv6.check(address, 'ipv6') && !closed.ipv6.check(address, 'ipv6')
    : !closed.ipv4.check(address, 'ipv4')
}

/** The public internet on the ports of the web: no service inside the network of the operator can be reached. */
export const publicWeb: FetchRule = {
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
}
