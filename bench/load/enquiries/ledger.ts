import { type Expected, visitorEmail } from './forms.ts'
import type { Arrival, Channel } from './receivers/conduct.ts'

export type Ledger = ReturnType<typeof createLedger>

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** 459900 as mails write it. */
const rand = (amount: number) => `R ${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')}`

/** What each channel has to be given of a vehicle, and whether it was. */
function found({ channel, text: given }: Arrival, { vehicle, dealer, hasPlan }: Expected) {
  const text = plain(given)
  const says = (part: string | undefined) => part === undefined || text.includes(part)
  const shared = { vehicle: says(vehicle?.name) }
  if (channel === 'leadProvider')
    return {
      ...shared,
      price: says(`"price":${vehicle?.price},`),
      dealer: says(`"dealerRef":"${dealer?.code}"`),
    }
  const more = { ...shared, colour: says(vehicle?.colour.title), dealer: says(dealer?.name) }
  if (channel === 'crm') return { ...more, price: says(`currency="ZAR">${vehicle?.price}.00</price>`) }
  const plan = channel !== 'email' || !hasPlan || says('Estimated instalment: R')
  return { ...more, price: vehicle === null || says(rand(vehicle.price)), plan }
}

/** What something that was accepted lacks; empty when it has everything. */
function lacking(arrival: Arrival, expected: Expected): string[] {
  if (arrival.channel === 'consent' || !expected.vehicle) return []
  return Object.entries(found(arrival, expected)).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}

/** Notes what the receivers have accepted, and compares it with what each enquiry has to bring. */
export function createLedger(expectedOf: (visitor: number) => Expected | undefined) {
  /** By visitor and channel: how often each key was accepted. */
  const accepted = new Map<string, Map<string, number>>()
  /** Visitors whose ADF has arrived, posted or attached. */
  const withAdf = new Set<number>()
  const incomplete: string[] = []
  const name = (visitor: number, channel: Channel) => `${visitor} ${channel}`

  return {
    note(arrival: Arrival): void {
      const { visitor, channel, key, text } = arrival
      const keys = accepted.get(name(visitor, channel)) ?? new Map<string, number>()
      keys.set(key, (keys.get(key) ?? 0) + 1)
      accepted.set(name(visitor, channel), keys)
      if (/<vendorname>/.test(text)) withAdf.add(visitor)
      const expected = expectedOf(visitor)
      const lacks = expected ? lacking(arrival, expected) : [`nobody (${visitorEmail(visitor)})`]
      if (lacks.length > 0) incomplete.push(`${name(visitor, channel)}: no ${lacks.join(', ')}`)
    },
    /** What was accepted without something it has to bring. */
    incomplete: () => incomplete,
    hasAdf: (visitor: number) => withAdf.has(visitor),
    has: (visitor: number, channel: Channel) => accepted.has(name(visitor, channel)),
    /** Deliveries accepted, each key once. */
    keys: () => [...accepted.values()].reduce((sum, keys) => sum + keys.size, 0),
    /** Enquiries that one channel was given under two keys. */
    doubled: () => [...accepted].filter(([, keys]) => keys.size > 1).map(([which]) => which),
    /** Deliveries that were accepted once more under the same key. */
    again: () =>
      [...accepted.values()].reduce(
        (sum, keys) => sum + [...keys.values()].reduce((times, count) => times + count - 1, 0),
        0,
      ),
  }
}
