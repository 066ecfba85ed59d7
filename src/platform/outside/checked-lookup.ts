import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { FetchProblem } from './fetch-problem.ts'
import type { FetchRule } from './fetch-rule.ts'

export const closedAddress = 'is at an address that is not on the public internet'

/**
 * Returns a lookup for connections: the addresses it has checked are those that are connected to, so a name cannot
 * resolve to another address between the check and the connection (DNS rebinding). A name with any closed address is
 * refused.
 */
export function checkedLookup(rule: FetchRule, resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) {
        callback(new FetchProblem('is at a host that has no address', { isOfHost: true }), [])
      } else if (!addresses.every(({ address }) => rule.isAllowedAddress(address))) {
        callback(new FetchProblem(closedAddress), [])
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}
