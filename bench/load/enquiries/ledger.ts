import { type ExpectedEnquiry, visitorEmail } from './forms.ts'
import type { Channel, ReceivedMessage } from './integrations/behaviour.ts'

export type Ledger = ReturnType<typeof createLedger>

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
/** An amount as formatted in mails: 459900 → R 459 900. */
const rand = (amount: number) => `R ${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')}`

/** Whether a message contains each fact its channel requires. */
function requiredFacts(
  { channel, text: received }: ReceivedMessage,
  { vehicle, dealer, hasPlan }: ExpectedEnquiry,
) {
  const text = plain(received)
  const contains = (part: string | undefined) => part === undefined || text.includes(part)
  const shared = { vehicle: contains(vehicle?.name) }
  if (channel === 'leadProvider')
    return {
      ...shared,
      price: contains(`"price":${vehicle?.price},`),
      dealer: contains(`"dealerRef":"${dealer?.code}"`),
    }
  const dealerFacts = { ...shared, colour: contains(vehicle?.colour.title), dealer: contains(dealer?.name) }
  if (channel === 'crm')
    return { ...dealerFacts, price: contains(`currency="ZAR">${vehicle?.price}.00</price>`) }
  const plan = channel !== 'email' || !hasPlan || contains('Estimated instalment: R')
  return { ...dealerFacts, price: vehicle === null || contains(rand(vehicle.price)), plan }
}

/** Lists the facts that an accepted message lacks. */
function missingFacts(arrival: ReceivedMessage, expected: ExpectedEnquiry): string[] {
  if (arrival.channel === 'consent' || !expected.vehicle) return []
  return Object.entries(requiredFacts(arrival, expected)).flatMap(([name, isPresent]) =>
    isPresent ? [] : [name],
  )
}

/** Records the messages the integrations accepted, and compares them with the expected facts of each enquiry. */
export function createLedger(expectedOf: (visitor: number) => ExpectedEnquiry | undefined) {
  /** By visitor and channel: the accepted keys, and whether the sender was told. */
  const accepted = new Map<string, Map<string, boolean>>()
  let repeated = 0
  /** Visitors whose ADF was received, posted or attached. */
  const withAdf = new Set<number>()
  const incomplete: string[] = []
  const name = (visitor: number, channel: Channel) => `${visitor} ${channel}`

  return {
    record(arrival: ReceivedMessage, answered: boolean): void {
      const { visitor, channel, key, text } = arrival
      const keys = accepted.get(name(visitor, channel)) ?? new Map<string, boolean>()
      if (keys.get(key)) repeated += 1
      keys.set(key, answered || (keys.get(key) ?? false))
      accepted.set(name(visitor, channel), keys)
      if (/<vendorname>/.test(text)) withAdf.add(visitor)
      const expected = expectedOf(visitor)
      const missing = expected ? missingFacts(arrival, expected) : [`enquiry of ${visitorEmail(visitor)}`]
      if (missing.length > 0) incomplete.push(`${name(visitor, channel)}: no ${missing.join(', ')}`)
    },
    /** Accepted messages that lack a required fact. */
    incomplete: () => incomplete,
    hasAdf: (visitor: number) => withAdf.has(visitor),
    has: (visitor: number, channel: Channel) => accepted.has(name(visitor, channel)),
    /** Number of accepted deliveries, counting each key once. */
    keys: () => [...accepted.values()].reduce((sum, keys) => sum + keys.size, 0),
    /** Enquiries that one channel received under two keys. */
    duplicates: () => [...accepted].filter(([, keys]) => keys.size > 1).map(([id]) => id),
    /** Number of messages that were accepted again although their sender had been told. */
    repeated: () => repeated,
  }
}
